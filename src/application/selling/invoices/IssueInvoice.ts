import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { homeCountry } from '../../../domain/selling/checks/SellerCountry';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { clientValuesOf } from '../../../domain/selling/clients/ClientValues';
import {
  newClientInvoice,
  type NewClientInvoice,
  totalsOfInvoice,
  vehicleName,
} from '../../../domain/selling/invoices/InvoiceForm';
import { confirmedInvoice, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { rateIn, sellerOf } from '../../../domain/selling/register/InvoiceSnapshot';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { type Result, success } from '../../../domain/shared/Result';
import { Book } from '../../book/Book';
import { ClientInvoices } from '../../ports/ClientInvoices';
import { type OpenedTab, Tabs } from '../../ports/Tabs';
import { SessionStore } from '../../session/SessionStore';
import { UnsavedWork } from '../../shared/UnsavedWork';
import { CheckInvoice } from '../checks/CheckInvoice';
import { Acquisitions } from '../margin/Acquisitions';
import type { EditedInvoice } from './EditedInvoice';
import { InvoiceForms } from './InvoiceForms';
import { IssuedInvoices } from './IssuedInvoices';

/** The latest issued invoice, and whether the browser opened its tab. */
interface JustIssued {
  readonly invoice: IssuedInvoice;
  readonly isShown: boolean;
}

/** Issues the invoice to a client once, and shows its PDF in a new tab. */
@injectable()
export class IssueInvoice {
  justIssued: JustIssued | null = null;

  constructor(
    private readonly invoices: ClientInvoices,
    private readonly session: SessionStore,
    private readonly book: Book,
    private readonly acquisitions: Acquisitions,
    private readonly tabs: Tabs,
    private readonly forms: InvoiceForms,
    private readonly issued: IssuedInvoices,
    private readonly work: UnsavedWork,
    private readonly check: CheckInvoice,
  ) {
    makeObservable(this, { justIssued: observableRef });
  }

  justIssuedTo(client: ClientId): JustIssued | null {
    return this.justIssued?.invoice.clientId === client ? this.justIssued : null;
  }

  /**
   * Call this in a click handler, because browsers block the new tab otherwise. The tab has the title `tabTitle` until the
   * PDF arrives. `isSure` means that the dealer confirmed the warnings.
   */
  async issue(client: ClientId, tabTitle: string, isSure = false): Promise<void> {
    const state = this.forms.get(client);
    if (!state || !state.input.takesInput) return;
    const invoice = newClientInvoice(state.form, state.today, state.sign);
    if (invoice === null) return state.incomplete();
    const warnings = this.check.warningsAtIssue(state);
    if (warnings.length > 0 && !isSure) return state.asked(warnings);
    const tab = this.tabs.open(tabTitle);
    const isIssued = await state.submit(() => {
      this.work.writeStarted();
      const sent = this.snapshotOf(client, state, invoice);
      return this.issued.whileSending(sent.id, () => this.send(invoice, sent, tab));
    });
    if (isIssued) this.forms.issued(client);
  }

  /** The dealer saw that the invoice is issued, or moved on. */
  noticed(): void {
    runInAction(() => (this.justIssued = null));
  }

  /** The invoice as it is sent, before the server has answered. */
  private snapshotOf(clientId: ClientId, state: EditedInvoice, sent: NewClientInvoice): IssuedInvoice {
    const { client, clientName, openedAt, attempts } = state;
    const { net, vat, gross } = totalsOfInvoice(sent);
    const { dealer } = this.session;
    const settings = this.book.held.get('settings', TRADING_SETTINGS);
    const seller = dealer && sellerOf(dealer, settings);
    const marginRate = rateIn(homeCountry(settings?.sellerCountry, dealer));
    return {
      id: [clientId, openedAt, attempts, sent.invoiceNumber].join(' '),
      number: sent.invoiceNumber,
      clientId,
      clientName: clientName ?? '',
      vehicle: vehicleName(sent.motorbike),
      date: sent.invoiceDate,
      gross,
      address: '',
      isConfirmed: false,
      voided: null,
      snapshot: { sent, net, vat, seller, client: client && clientValuesOf(client), marginRate },
    };
  }

  private async send(invoice: NewClientInvoice, sent: IssuedInvoice, tab: OpenedTab): Promise<Result<void, Failure>> {
    const record = await this.record(sent);
    const answer = await this.invoices.issue(sent.clientId, invoice);
    runInAction(() => this.work.writeEnded());
    if (!answer.ok) {
      tab.close();
      if (!mayBeIssued(answer.failure)) await record.withdraw();
      return answer;
    }
    const issued = confirmedInvoice(sent, answer.value);
    const isShown = tab.show(issued.address);
    // Stored before the dealer is led to the client's page, which lists the invoice.
    await record.confirm(issued);
    if (invoice.replaces !== undefined) await this.issued.replaced(invoice.replaces, issued.number);
    runInAction(() => (this.justIssued = { invoice: issued, isShown }));
    return success(undefined);
  }

  /**
   * Records an invoice and the acquisition that it sells before it is sent, so that a reload or a lost answer does not lose an
   * invoice that may exist. An invoice that cannot be stored is sent all the same, and the dealer is told.
   */
  private async record(invoice: IssuedInvoice) {
    const recordedAt = this.issued.recordedAt();
    const keep = (changed: IssuedInvoice | null) =>
      this.book.keep('invoices', invoice.id, changed && { invoice: changed, recordedAt });
    await keep(invoice);
    const takeBack = await this.acquisitions.sold(invoice);
    return {
      confirm: keep,
      withdraw: () => Promise.all([takeBack(), keep(null)]),
    };
  }
}

const mayBeIssued = (failure: Failure): boolean => leavesOutcomeOpen(failure) || failure.reason === 'aborted';
