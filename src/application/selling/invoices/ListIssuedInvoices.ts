import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import type { RegisterFilter } from '../../../domain/selling/register/InvoiceRegister';
import type { Failure } from '../../../domain/shared/Failure';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { LatestRequests } from '../../shared/LatestRequests';
import { RegisterStore } from '../register/RegisterStore';
import { IssuedInvoiceStore, NO_NAME } from './IssuedInvoiceStore';
import { LockInvoices } from './LockInvoices';

/** Reads the invoices that this dealer sent from this browser, and fetches missing client names. */
@injectable()
export class ListIssuedInvoices {
  private readonly reads = new LatestRequests();

  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(Clients) private readonly clients: Clients,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(IssuedInvoiceStore) private readonly store: IssuedInvoiceStore,
    @inject(RegisterStore) private readonly register: RegisterStore,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(Book) private readonly book: Book,
    @inject(LockInvoices) private readonly lock: LockInvoices,
  ) {}

  /** Reads the invoices now and after each change, also by another tab, until it is cancelled. */
  run(): Cancel {
    void this.execute();
    // While the dealer signs out, a read would create the database again after its removal.
    return this.issued.onChange(this.session.dealerKey, () => void (this.book.isOpen && this.execute()));
  }

  /** Looks for some of the invoices in the register. */
  narrow(change: Partial<RegisterFilter>): void {
    this.register.narrowed(change);
  }

  turnTo(page: number): void {
    this.register.turnedTo(page);
  }

  async execute(): Promise<void> {
    const signal = this.reads.start();
    const invoices = await this.issued.list(this.session.dealerKey);
    if (signal.aborted) return;
    if (invoices.ok) this.lock.follow(invoices.value);
    runInAction(() => {
      if (invoices.ok) return this.store.arrived(invoices.value);
      this.store.readingFailed();
      this.bookStore.failed(invoices.failure);
    });
    const answers = await Promise.all(this.store.namelessClients.map(id => this.name(id, signal)));
    if (signal.aborted) return;
    runInAction(() => this.store.namesAnswered(answers.find(answer => answer !== null) ?? null));
  }

  /** Returns why the name is still unknown, or null. A deleted client has no name. */
  private async name(id: ClientId, signal: AbortSignal): Promise<Failure | null> {
    const answer = await this.clients.byId(id, signal);
    if (!answer.ok && answer.failure.reason !== 'notFound') return answer.failure;
    runInAction(() => this.store.clientNamed(id, answer.ok ? clientName(answer.value) : NO_NAME));
    return null;
  }
}
