import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Result } from '../../../domain/shared/Result';
import { BookStore } from '../../book/BookStore';
import type { BookFailure } from '../../ports/DealerBook';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { KeepPurchase } from '../margin/KeepPurchase';
import { InvoiceStore } from './InvoiceStore';

interface InvoiceRecord {
  /** The server issued the invoice. */
  confirm(confirmed: IssuedInvoice): Promise<void>;
  /** The server refused the invoice. */
  withdraw(): Promise<void>;
}

/**
 * Records an invoice and the purchase that it sells before it is sent, so that a reload or a lost answer does not lose an
 * invoice that may exist. An invoice that cannot be stored is sent all the same, and the dealer is told.
 */
@injectable()
export class RecordIssuedInvoice {
  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
    @inject(BookStore) private readonly book: BookStore,
    @inject(KeepPurchase) private readonly keepPurchase: KeepPurchase,
  ) {}

  async execute(invoice: IssuedInvoice): Promise<InvoiceRecord> {
    // The session may end before the answer arrives.
    const dealer = this.session.dealerKey;
    this.store.noted(invoice);
    await this.written(this.issued.note(dealer, invoice));
    const takeBack = await this.keepPurchase.sold(invoice, this.store.issuedInvoices);
    return {
      confirm: confirmed => this.written(this.issued.note(dealer, confirmed)),
      withdraw: async () => {
        this.store.withdrawn(invoice.id);
        await Promise.all([takeBack(), this.written(this.issued.withdraw(dealer, invoice.id))]);
      },
    };
  }

  private async written(write: Promise<Result<void, BookFailure>>): Promise<void> {
    const answer = await write;
    runInAction(() => (answer.ok ? this.book.worked() : this.book.failed(answer.failure)));
  }
}
