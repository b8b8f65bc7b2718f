import { makeAutoObservable, observable } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { EditedInvoice } from './EditedInvoice';

/** The invoice forms by client. */
export class InvoiceStore {
  private readonly forms = observable.map<ClientId, EditedInvoice>(undefined, { deep: false });
  /** The initial values for the next form to a client. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;

  constructor() {
    makeAutoObservable<this, 'forms'>(this, { forms: false }, { deep: false });
  }

  get(client: ClientId): EditedInvoice | undefined {
    return this.forms.get(client);
  }

  opened(client: ClientId, invoice: EditedInvoice): void {
    this.forms.set(client, invoice);
  }

  closed(client: ClientId): void {
    this.forms.delete(client);
  }

  proposed(client: ClientId, form: InvoiceForm): void {
    this.proposal = { client, form };
  }

  /** The proposal, if it is for this client. The next form has none. */
  takeProposal(client: ClientId): InvoiceForm | null {
    const { proposal } = this;
    this.proposal = null;
    return proposal?.client === client ? proposal.form : null;
  }
}
