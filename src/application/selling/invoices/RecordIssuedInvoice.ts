import { inject, injectable } from 'inversify';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { InvoiceStore } from './InvoiceStore';

interface InvoiceRecord {
  /** The server issued the invoice. */
  confirm(confirmed: IssuedInvoice): Promise<void>;
  /** The server refused the invoice. */
  withdraw(): Promise<void>;
}

/** Records an invoice before it is sent, so that a reload does not lose an invoice that may exist. */
@injectable()
export class RecordIssuedInvoice {
  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {}

  async execute(invoice: IssuedInvoice): Promise<InvoiceRecord> {
    // The session may end before the answer arrives.
    const dealer = this.session.dealerKey;
    this.store.noted(invoice);
    await this.issued.note(dealer, invoice);
    return {
      confirm: confirmed => this.issued.note(dealer, confirmed),
      withdraw: () => {
        this.store.withdrawn(invoice.id);
        return this.issued.withdraw(dealer, invoice.id);
      },
    };
  }
}
