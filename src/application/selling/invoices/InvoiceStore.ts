import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../../domain/shared/Instant';
import { InvoiceFormState } from './InvoiceFormState';

/** The latest issued invoice, and whether the browser opened its tab. */
interface JustIssued {
  readonly invoice: IssuedInvoice;
  readonly isShown: boolean;
}

/** The invoice forms by client, and the invoices on their way. */
export class InvoiceStore {
  justIssued: JustIssued | null = null;
  private readonly forms = observable.map<ClientId, InvoiceFormState>(undefined, { deep: false });
  /** The initial values for the next form to a client. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;
  /** The ids of the invoices that this or another tab sent and whose answer has not arrived. */
  private readonly unanswered = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'forms' | 'proposal' | 'unanswered'>(this, {
      justIssued: observableRef,
      proposal: observableRef,
      forms: false,
      unanswered: false,
    });
  }

  get(client: ClientId): InvoiceFormState | undefined {
    return this.forms.get(client);
  }

  opened(client: ClientId, at: Instant): InvoiceFormState {
    const state = this.forms.get(client) ?? new InvoiceFormState(at);
    this.forms.set(client, state);
    return state;
  }

  closed(client: ClientId): void {
    this.forms.delete(client);
  }

  /** This or another tab sends the invoice. */
  sending(id: string): void {
    this.unanswered.add(id);
  }

  /** The server answered, or the answer was lost. */
  answered(id: string): void {
    this.unanswered.delete(id);
  }

  isBeingSent(id: string): boolean {
    return this.unanswered.has(id);
  }

  proposed(client: ClientId, form: InvoiceForm): void {
    this.proposal = { client, form };
  }

  proposalTo(client: ClientId): InvoiceForm | null {
    return this.proposal?.client === client ? this.proposal.form : null;
  }

  proposalTaken(): void {
    this.proposal = null;
  }

  issued(invoice: IssuedInvoice, isShown: boolean): void {
    this.justIssued = { invoice, isShown };
  }

  justIssuedTo(client: ClientId): JustIssued | null {
    return this.justIssued?.invoice.clientId === client ? this.justIssued : null;
  }

  /** The dealer saw the message or moved on. */
  noticed(): void {
    this.justIssued = null;
  }
}
