import { injectable } from 'inversify';
import { computed, makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { SellerCountry } from '../../../domain/selling/checks/SellerCountry';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import {
  nextInvoiceNumber,
  type NumberedInvoice,
  type NumberUse,
  numberUses,
} from '../../../domain/selling/invoices/InvoiceNumber';
import type { IssuedInvoice, Payment, VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { type VatOption, wordingOf } from '../../../domain/selling/invoices/Vat';
import { marginRateOf, rateIn } from '../../../domain/selling/register/InvoiceSnapshot';
import { monthBases, type MonthBasis, type TaxMonth, taxMonthBy } from '../../../domain/selling/register/TaxMonth';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { type Cancel, Clock } from '../../ports/Clock';
import { Clients } from '../../ports/SellingEntries';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { deviceToday } from '../../shared/deviceToday';
import { LatestRequests } from '../../shared/LatestRequests';

/** Shown for a client that is deleted or whose name is unknown. */
const NO_NAME = '–';

/**
 * The invoices that were issued from this browser, as far as the dealer's own data is read, and those that a tab is sending. The
 * sending tab holds a lock until the answer arrives or is lost. The browser releases the lock if that tab is closed.
 */
@injectable()
export class IssuedInvoices {
  /** Why the names of some clients could not be fetched. Null if none is missing. */
  nameFailure: Failure | null = null;
  /** Names of clients whose name was unknown when the invoice was sent. */
  private readonly names = observable.map<ClientId, string>();
  /** The ids of the invoices that this or another tab sends and whose answer has not arrived. */
  private readonly unanswered = observable.set<string>();
  private readonly reads = new LatestRequests();

  constructor(
    private readonly book: Book,
    private readonly clients: Clients,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {
    // Kept while no page shows them, because sorting thousands of invoices is slow.
    const kept = computed({ keepAlive: true });
    // MobX does not notice that the day changes, by which a number is suggested.
    const overrides = { all: kept, numbers: kept, reads: false, suggestedNumber: false } as const;
    makeAutoObservable<this, 'numbers' | 'reads'>(this, overrides, { deep: false });
  }

  /** Confirmed and unconfirmed invoices, the most recent first. */
  get all(): readonly IssuedInvoice[] {
    const recorded = [...this.book.held.all('invoices')].sort((one, other) => other.recordedAt - one.recordedAt);
    return recorded.map(({ invoice }) => invoice);
  }

  /** Unless they are read, a number may be used by an unknown invoice. */
  get status(): 'reading' | 'read' | 'unreadable' {
    if (this.book.held.isRead('selling')) return 'read';
    return this.book.held.failureOf('selling') !== null ? 'unreadable' : 'reading';
  }

  /** The same with the names that were fetched. Null until the invoices are read. */
  get named(): readonly IssuedInvoice[] | null {
    if (this.status !== 'read') return null;
    return this.all.map(invoice =>
      isNameless(invoice) ? { ...invoice, clientName: this.names.get(invoice.clientId) ?? NO_NAME } : invoice,
    );
  }

  to(client: ClientId): readonly IssuedInvoice[] | null {
    return this.named?.filter(({ clientId }) => clientId === client) ?? null;
  }

  /** The month to which an invoice belongs, by the delivery unless the dealer has set otherwise. */
  get taxMonth(): TaxMonth {
    return taxMonthBy(this.monthBasis);
  }

  get monthBasis(): MonthBasis {
    return this.book.held.get('settings', TRADING_SETTINGS)?.monthBasis ?? monthBases[0];
  }

  /** Reads the invoices now, and looks at them after each change, also by another tab, until it is cancelled. */
  run(): Cancel {
    return reaction(
      () => this.status === 'read' && this.all,
      () => void this.read(),
      { fireImmediately: true },
    );
  }

  /** Reads the invoices and the names that they lack, and finds out which ones another tab is sending. */
  async read(): Promise<void> {
    const signal = this.reads.start();
    // The settings say which date the months follow.
    void this.book.hold();
    await this.book.hold('selling');
    if (signal.aborted) return;
    for (const { id, isConfirmed } of this.all) {
      if (!isConfirmed && !this.isBeingSent(id)) void this.followOtherTab(id);
    }
    const nameless = this.all.filter(isNameless).map(({ clientId }) => clientId);
    const unknown = [...new Set(nameless)].filter(id => !this.names.has(id));
    const answers = await Promise.all(unknown.map(id => this.readName(id, signal)));
    if (signal.aborted) return;
    runInAction(() => (this.nameFailure = answers.find(answer => answer !== null) ?? null));
  }

  isBeingSent(id: string): boolean {
    return this.unanswered.has(id);
  }

  async whileSending<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
    let answer!: Answer;
    this.unanswered.add(id);
    await this.locks.lockWhenFree(this.lockOf(id), async () => void (answer = await send()));
    this.answered(id);
    return answer;
  }

  /** The next free invoice number. '' if no invoice was issued here, or if the latest number has no counter. */
  get suggestedNumber(): string {
    const [last] = this.all;
    if (!last) return '';
    const today = deviceToday(this.clock);
    let number = nextInvoiceNumber(last);
    // The latest number may be an earlier one that was issued again.
    while (number !== '' && this.aboutNumber({ number, date: today }).usedBy)
      number = nextInvoiceNumber({ number, date: last.date });
    return number;
  }

  /** The template of the latest invoice that has one and needs the same words as this kind of tax. */
  templateFor(option: VatOption): NewClientInvoice['template'] {
    const wording = wordingOf(option);
    const fits = ({ snapshot: { sent } }: IssuedInvoice) => sent.template && wordingOf(sent.vatOption) === wording;
    return this.all.find(fits)?.snapshot.sent.template ?? null;
  }

  /** The invoices are read once for each change of them, and not for each typed character. */
  aboutNumber(numbered: NumberedInvoice): NumberUse<IssuedInvoice> {
    return this.numbers(numbered);
  }

  private get numbers() {
    return numberUses(this.all);
  }

  /** Notes on this device that an invoice is void, or no longer void. The server has no call for it. */
  async voided(id: string, voided: VoidNote | null): Promise<void> {
    const today = deviceToday(this.clock);
    // Another reason leaves the day as it is, also one that is not known.
    await this.change(id, ({ voided: before, ...invoice }) => {
      const dated = voided && { ...voided, date: before ? before.date : today };
      return { ...invoice, voided: dated };
    });
  }

  /** Notes on a void invoice the number of the one that replaces it. */
  async replaced(id: string, replacement: string): Promise<void> {
    await this.change(id, invoice =>
      invoice.voided ? { ...invoice, voided: { ...invoice.voided, replacement } } : invoice,
    );
  }

  /** Records on this device that an invoice was paid, or takes that back. It is never sent. */
  async paid(id: string, payment: Payment | null): Promise<void> {
    await this.change(id, invoice => {
      const { payment: _, ...unpaid } = invoice;
      return payment ? { ...unpaid, payment } : unpaid;
    });
  }

  /** Notes the country of the seller on the invoices that do not say it. What an invoice says stays. */
  async issuedIn(country: SellerCountry): Promise<void> {
    const unsaid = this.all.filter(({ snapshot }) => marginRateOf(snapshot) === null);
    await Promise.all(unsaid.map(({ id }) => this.change(id, invoice => withMarginRate(invoice, rateIn(country)))));
  }

  /** When an invoice that is issued now counts as recorded: later than each other invoice. */
  recordedAt(): Instant {
    return Math.max(this.clock.now(), ...this.book.held.all('invoices').map(({ recordedAt }) => recordedAt + 1));
  }

  /** The same invoice changes nothing. */
  private change(id: string, changed: (invoice: IssuedInvoice) => IssuedInvoice): Promise<boolean> {
    return this.book.change('invoices', id, stored => {
      if (!stored) return null;
      const invoice = changed(stored.invoice);
      return invoice === stored.invoice ? stored : { ...stored, invoice };
    });
  }

  /** Returns why the name is still unknown, or null. A deleted client has no name. */
  private async readName(id: ClientId, signal: AbortSignal): Promise<Failure | null> {
    const answer = await this.clients.byId(id, signal);
    if (!answer.ok && answer.failure.reason !== 'notFound') return answer.failure;
    runInAction(() => this.names.set(id, answer.ok ? clientName(answer.value) : NO_NAME));
    return null;
  }

  /** An invoice that another tab is sending, or may be sending, is unanswered until its lock is free. */
  private async followOtherTab(id: string): Promise<void> {
    const lock = this.lockOf(id);
    let isFree = false;
    await this.locks.lockIfFree(lock, async hasLock => void (isFree = hasLock));
    if (isFree || this.isBeingSent(id)) return;
    runInAction(() => this.unanswered.add(id));
    while (!isFree) await this.locks.lockWhenFree(lock, async hasLock => void (isFree = hasLock));
    this.answered(id);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
  }

  private lockOf(id: string): string {
    return `invoice ${this.session.dealerKey} ${id}`;
  }
}

const isNameless = ({ clientName }: IssuedInvoice): boolean => clientName === '';

function withMarginRate(invoice: IssuedInvoice, marginRate: number | null): IssuedInvoice {
  const { snapshot } = invoice;
  return marginRateOf(snapshot) === null ? { ...invoice, snapshot: { ...snapshot, marginRate } } : invoice;
}
