import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { savedMonthKey } from '../../../domain/book/BookRecord';
import type { HashId } from '../../../domain/offers/Offer';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { isCounted } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../domain/selling/margin/Acquisition';
import { registerMonths } from '../../../domain/selling/register/InvoiceRegister';
import { type MonthClosing, monthClosing, monthToClose } from '../../../domain/selling/register/MonthClosing';
import { type SavedMonth, savedMonth } from '../../../domain/selling/register/SavedMonth';
import { type LocalDate, localDateAt, monthOf } from '../../../domain/shared/LocalDate';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { RereadOffer } from '../../offers/RereadOffer';
import { type Cancel, Clock } from '../../ports/Clock';
import { CheckInvoice } from '../checks/CheckInvoice';
import { ListIssuedInvoices } from '../invoices/ListIssuedInvoices';
import { KeepAcquisition } from '../margin/KeepAcquisition';
import { ReadVin } from '../resale/ReadVin';

/** The closing of a month names these by itself, together with their numbers. */
const namedByClosing: readonly InvoiceFinding['id'][] = ['twoMonths', 'noVatOption'];

/** What the check finds about some invoices of a month. */
interface MonthFinding {
  readonly finding: InvoiceFinding;
  readonly numbers: readonly string[];
}

/** Closes a month for the bookkeeper, and knows what was saved of it before. */
@injectable()
export class CloseMonth {
  /** What was bought here in the month and belongs to no acquisition yet, because nobody has started to resell it. */
  private unlisted: readonly KeyedAcquisition[] = [];

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(ListIssuedInvoices) private readonly list: ListIssuedInvoices,
    @inject(KeepAcquisition) private readonly keepAcquisition: KeepAcquisition,
    @inject(CheckInvoice) private readonly check: CheckInvoice,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(RereadOffer) private readonly reread: RereadOffer,
    @inject(ReadVin) private readonly readVin: ReadVin,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeObservable<this, 'unlisted'>(this, { unlisted: observableRef });
  }

  /** Reads what was bought here in the month, until it is cancelled. */
  run(month: string): Cancel {
    const controller = new AbortController();
    runInAction(() => (this.unlisted = []));
    void this.readPurchases(month, controller.signal);
    return () => controller.abort();
  }

  closingOf(month: string): MonthClosing {
    const { invoices, sales, taxMonth } = this.list;
    const { acquisitions } = this.keepAcquisition;
    const known = new Set(acquisitions.map(({ key }) => key));
    return monthClosing(month, {
      invoices: invoices ?? [],
      sales,
      acquisitions: [...acquisitions, ...this.unlisted.filter(({ key }) => !known.has(key))],
      taxMonth,
    });
  }

  /** What the check finds about the invoices of the month, the warnings first, and each only once. */
  findingsOf({ invoices }: Pick<MonthClosing, 'invoices'>): readonly MonthFinding[] {
    const found = new Map<string, MonthFinding>();
    for (const invoice of invoices.filter(isCounted).reverse()) {
      for (const finding of this.check.findingsOf(invoice)) {
        if (namedByClosing.includes(finding.id)) continue;
        const key = `${finding.id} ${JSON.stringify(finding.values)}`;
        const numbers = [...(found.get(key)?.numbers ?? []), invoice.number];
        found.set(key, { finding, numbers });
      }
    }
    const isWarning = ({ finding }: MonthFinding) => finding.severity === 'warning';
    return [...found.values()].sort((one, other) => Number(isWarning(other)) - Number(isWarning(one)));
  }

  /** The month that is proposed: the one of the filter, or else the next that is open. '' if there is none. */
  get proposedMonth(): string {
    const { invoices, filter, taxMonth } = this.list;
    const thisMonth = monthOf(localDateAt(this.clock.now()));
    const isSaved = (month: string) => this.savedOf(month) !== null;
    return filter.month || monthToClose(registerMonths(invoices ?? [], taxMonth), thisMonth, isSaved);
  }

  /** What was last saved of the month. Null if nothing was, as far as it is known. */
  savedOf(month: string): SavedMonth | null {
    return this.bookStore.get('settings', savedMonthKey(month))?.savedMonth ?? null;
  }

  /** The month was saved as it is now. A purchase that is no acquisition yet keeps how it was taxed, as an acquisition does. */
  async saved(month: string, closing: MonthClosing): Promise<void> {
    const saved = savedMonth(closing, this.clock.now());
    await this.book.change('settings', savedMonthKey(month), () => ({ savedMonth: saved }));
    await this.keepAcquisition.keepHome(this.unlisted.map(({ key }) => key));
  }

  private async readPurchases(month: string, signal: AbortSignal): Promise<void> {
    const times = await this.book.findAll('purchaseTimes');
    await this.book.hold('selling');
    const known = new Set(this.keepAcquisition.acquisitions.map(({ key }) => key));
    for (const [key, { boughtAt, seenAt }] of times) {
      const at = boughtAt ?? seenAt;
      if (at === undefined || known.has(key) || monthOf(localDateAt(at)) !== month) continue;
      const purchase = await this.purchaseOf(key as HashId, localDateAt(at), signal);
      if (signal.aborted) return;
      if (purchase) runInAction(() => (this.unlisted = [...this.unlisted, purchase]));
    }
  }

  /** Null if the offer is no deal of the dealer. If it cannot be read, only what this device keeps of it is known. */
  private async purchaseOf(hashId: HashId, date: LocalDate, signal: AbortSignal): Promise<KeyedAcquisition | null> {
    const held = this.registry.get(hashId);
    const offer = held?.deal ? held : await this.reread.execute(hashId, signal);
    if (offer && !offer.deal) return null;
    if (offer) return { ...(await this.keepAcquisition.boughtAs(offer, this.readVin.known(offer))), key: hashId, date };
    const kept = await this.book.find('vehicles', hashId);
    return {
      key: hashId,
      vehicle: kept?.name ?? hashId,
      vin: '',
      ...(kept?.contact?.name && { supplier: kept.contact.name }),
      date,
      price: null,
      tax: 'unknown',
      costs: 0 as Money,
      invoiceId: null,
    };
  }
}
