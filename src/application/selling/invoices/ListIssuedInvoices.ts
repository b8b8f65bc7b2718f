import { injectable } from 'inversify';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { type MarginSale, marginSales } from '../../../domain/selling/margin/MarginBook';
import { type RegisterFilter, wholeRegister } from '../../../domain/selling/register/InvoiceRegister';
import { monthBases, type MonthBasis, type TaxMonth, taxMonthBy } from '../../../domain/selling/register/TaxMonth';
import type { Failure } from '../../../domain/shared/Failure';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { KeepAcquisition } from '../margin/KeepAcquisition';
import { IssuedInvoices } from './IssuedInvoices';
import { LockInvoices } from './LockInvoices';

/** Shown for a client that is deleted or whose name is unknown. */
const NO_NAME = '–';

/** Lists the invoices that this dealer sent from this browser, and fetches missing client names. */
@injectable()
export class ListIssuedInvoices {
  /** Why the names of some clients could not be fetched. Null if none is missing. */
  nameFailure: Failure | null = null;
  /** What the dealer looks for in the register. It stays until the page is reloaded. */
  filter: RegisterFilter = wholeRegister;
  page = 1;
  /** Names of clients whose name was unknown when the invoice was sent. */
  private readonly names = observable.map<ClientId, string>();
  private readonly reads = new LatestRequests();

  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly clients: Clients,
    private readonly issued: IssuedInvoices,
    private readonly lock: LockInvoices,
    private readonly keepAcquisition: KeepAcquisition,
  ) {
    makeObservable(this, {
      nameFailure: observableRef,
      filter: observableRef,
      page: observable,
      invoices: computed,
      sales: computed,
      taxMonth: computed,
    });
  }

  /** The most recent invoice first. Null until the invoices are read. */
  get invoices(): readonly IssuedInvoice[] | null {
    if (this.issued.status !== 'read') return null;
    return this.issued.all.map(invoice =>
      isNameless(invoice) ? { ...invoice, clientName: this.names.get(invoice.clientId) ?? NO_NAME } : invoice,
    );
  }

  /** The month to which an invoice belongs, by the delivery unless the dealer has set otherwise. */
  get taxMonth(): TaxMonth {
    return taxMonthBy(this.monthBasis);
  }

  get monthBasis(): MonthBasis {
    return this.bookStore.get('settings', TRADING_SETTINGS)?.monthBasis ?? monthBases[0];
  }

  /** The sales under the margin scheme. None until the invoices are read. */
  get sales(): readonly MarginSale[] {
    return marginSales(this.invoices ?? [], this.keepAcquisition.acquisitions);
  }

  of(client: ClientId): readonly IssuedInvoice[] | null {
    return this.invoices?.filter(({ clientId }) => clientId === client) ?? null;
  }

  /** Reads the invoices now, and looks at them after each change, also by another tab, until it is cancelled. */
  run(): Cancel {
    return reaction(
      () => this.issued.status === 'read' && this.issued.all,
      () => void this.execute(),
      { fireImmediately: true },
    );
  }

  async execute(): Promise<void> {
    const signal = this.reads.start();
    // The settings say which date the months follow.
    void this.book.hold();
    await this.book.hold('selling');
    if (signal.aborted) return;
    this.lock.follow(this.issued.all);
    const nameless = this.issued.all.filter(isNameless).map(({ clientId }) => clientId);
    const unknown = [...new Set(nameless)].filter(id => !this.names.has(id));
    const answers = await Promise.all(unknown.map(id => this.name(id, signal)));
    if (signal.aborted) return;
    runInAction(() => (this.nameFailure = answers.find(answer => answer !== null) ?? null));
  }

  /** Looks for some of the invoices in the register. */
  narrow(change: Partial<RegisterFilter>): void {
    runInAction(() => {
      this.filter = { ...this.filter, ...change };
      this.page = 1;
    });
  }

  turnTo(page: number): void {
    runInAction(() => (this.page = page));
  }

  /** Returns why the name is still unknown, or null. A deleted client has no name. */
  private async name(id: ClientId, signal: AbortSignal): Promise<Failure | null> {
    const answer = await this.clients.byId(id, signal);
    if (!answer.ok && answer.failure.reason !== 'notFound') return answer.failure;
    runInAction(() => this.names.set(id, answer.ok ? clientName(answer.value) : NO_NAME));
    return null;
  }
}

const isNameless = ({ clientName }: IssuedInvoice): boolean => clientName === '';
