import { makeAutoObservable, observable } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { Instant } from '../../../domain/shared/Instant';
import type { DecimalSign } from '../../../domain/shared/Language';
import { InvoiceFormState } from './InvoiceFormState';

/** The invoice forms by client. */
export class InvoiceStore {
  private readonly forms = observable.map<ClientId, InvoiceFormState>(undefined, { deep: false });
  /** The initial values for the next form to a client. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;

  constructor() {
    makeAutoObservable<this, 'forms'>(this, { forms: false }, { deep: false });
  }

  get(client: ClientId): InvoiceFormState | undefined {
    return this.forms.get(client);
  }

  opened(client: ClientId, at: Instant, signOf: () => DecimalSign): InvoiceFormState {
    const state = this.forms.get(client) ?? new InvoiceFormState(at, signOf);
    this.forms.set(client, state);
    return state;
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
