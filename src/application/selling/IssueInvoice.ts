import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../domain/selling/Client';
import { newClientInvoice, type NewClientInvoice, totalsOfInvoice } from '../../domain/selling/InvoiceForm';
import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';
import { ClientInvoices } from '../ports/ClientInvoices';
import { IssuedInvoices } from '../ports/IssuedInvoices';
import { Tabs } from '../ports/Tabs';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditInvoice } from './EditInvoice';
import type { InvoiceFormState } from './InvoiceFormState';
import { InvoiceStore } from './InvoiceStore';

/** Issues the invoice that is being written to a client, once, and shows its PDF in a tab of its own. */
@injectable()
export class IssueInvoice {
  constructor(
    @inject(ClientInvoices) private readonly invoices: ClientInvoices,
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(EditInvoice) private readonly editing: EditInvoice,
  ) {}

  /** To be called upon the press itself: later a browser opens no tab. `waiting` is the tab's title until then. */
  async execute(client: ClientId, waiting: string): Promise<void> {
    const state = this.store.get(client);
    if (!state || state.issuing.step === 'sending' || state.issuing.step === 'issued') return;
    const invoice = newClientInvoice(state.form);
    if (invoice === null) return state.refused();
    const tab = this.tabs.open(waiting);
    runInAction(() => {
      state.sent();
      this.work.writeStarted();
    });
    const dealer = this.session.draftsKey;
    const answer = await this.invoices.issue(client, invoice);
    this.work.writeEnded();
    if (!answer.ok) {
      tab.close();
      return state.failed(answer.failure);
    }
    const issued = issuedInvoice(client, state, invoice, answer.value);
    const isShown = tab.show(issued.address);
    // Before the dealer is led to the client's page, which lists it.
    await this.issued.note(dealer, issued);
    runInAction(() => {
      state.issued();
      this.store.issued(issued, isShown);
    });
    this.editing.issued(client);
  }
}

function issuedInvoice(
  clientId: ClientId,
  { clientName }: InvoiceFormState,
  invoice: NewClientInvoice,
  address: string,
): IssuedInvoice {
  const { invoiceNumber, invoiceDate, motorbike } = invoice;
  return {
    number: invoiceNumber,
    clientId,
    clientName: clientName ?? '–',
    vehicle: motorbike?.name ?? '',
    date: invoiceDate,
    gross: totalsOfInvoice(invoice).gross,
    address,
  };
}
