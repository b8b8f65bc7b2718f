import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import type { Cancel } from '../../ports/Clock';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { LatestRequests } from '../../shared/LatestRequests';
import { InvoiceStore } from './InvoiceStore';

/** Knows the invoices that were issued from this browser, also by other tabs, so that no number is used twice unseen. */
@injectable()
export class FollowIssuedInvoices {
  private cancel: Cancel = () => {};
  private readonly reads = new LatestRequests();

  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {}

  /** Reads the invoices now and after each change. Resolves after the first read. */
  execute(): Promise<void> {
    this.stop();
    this.cancel = this.issued.onChange(this.session.dealerKey, () => void this.read());
    return this.read();
  }

  stop(): void {
    this.cancel();
    this.cancel = () => {};
  }

  private async read(): Promise<void> {
    // The dealer signs out. A read would create the database again after its removal.
    if (!this.book.isOpen) return;
    const signal = this.reads.start();
    const invoices = await this.issued.list(this.session.dealerKey);
    if (signal.aborted) return;
    runInAction(() => {
      if (invoices.ok) return this.store.issuedArrived(invoices.value);
      this.store.issuedUnreadable();
      this.bookStore.failed(invoices.failure);
    });
  }
}
