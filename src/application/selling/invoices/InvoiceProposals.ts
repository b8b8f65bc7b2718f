import { injectable } from 'inversify';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, type InvoiceForm, isSameInvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Book } from '../../book/Book';

/** The invoice that a press elsewhere has started. The form, which loads later, begins with it. */
@injectable()
export class InvoiceProposals {
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;

  constructor(private readonly book: Book) {}

  /**
   * Starts the invoice. Returns false without starting it if another draft to this client exists, so that the dealer
   * can choose.
   */
  async begin(client: ClientId, proposal: InvoiceForm): Promise<boolean> {
    const kept = await this.draftTo(client);
    if (kept && ![emptyInvoiceForm, proposal].some(form => isSameInvoiceForm(form, kept))) return false;
    this.beginAnew(client, proposal);
    return true;
  }

  /** The unfinished invoice to this client. Null if there is none. */
  async draftTo(client: ClientId): Promise<InvoiceForm | null> {
    const kept = await this.book.find('invoiceForms', String(client));
    return kept ? { ...emptyInvoiceForm, ...kept } : null;
  }

  /** Starts the invoice and replaces an existing draft to this client. */
  beginAnew(client: ClientId, form: InvoiceForm): void {
    this.proposal = { client, form };
  }

  /** The proposal, if it is for this client. The next form has none. */
  take(client: ClientId): InvoiceForm | null {
    const { proposal } = this;
    this.proposal = null;
    return proposal?.client === client ? proposal.form : null;
  }
}
