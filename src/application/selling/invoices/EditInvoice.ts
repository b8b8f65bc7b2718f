import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { clientCountry, homeCountry, standardRate } from '../../../domain/selling/checks/SellerCountry';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceField, InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { invoiceProposal } from '../../../domain/selling/invoices/invoiceProposal';
import { soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { taxKindOf } from '../../../domain/selling/register/InvoiceRegister';
import { decimalSign } from '../../../domain/shared/Language';
import { unsetCalculation } from '../../../domain/valuation/Calculation';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Drafts } from '../../forms/Drafts';
import { ShowForm } from '../../forms/ShowForm';
import { Clients } from '../../ports/Clients';
import { type Cancel, Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { Appearance } from '../../settings/Appearance';
import { deviceToday } from '../../shared/deviceToday';
import { LatestRequests } from '../../shared/LatestRequests';
import { KeepAcquisition } from '../margin/KeepAcquisition';
import { EditedInvoice } from './EditedInvoice';
import { InvoiceStore } from './InvoiceStore';
import { IssuedInvoices } from './IssuedInvoices';

/** Edits an invoice to a client. */
@injectable()
export class EditInvoice {
  /** The client whose form is on screen. */
  private shownClient: ClientId | null = null;
  private hide: Cancel = () => {};
  private readonly clientRequests = new LatestRequests();

  constructor(
    private readonly drafts: Drafts,
    private readonly show: ShowForm,
    private readonly clients: Clients,
    private readonly clock: Clock,
    private readonly book: Book,
    private readonly store: InvoiceStore,
    private readonly issuedInvoices: IssuedInvoices,
    private readonly appearance: Appearance,
    private readonly keepAcquisition: KeepAcquisition,
    private readonly bookStore: BookStore,
    private readonly session: SessionStore,
  ) {}

  /** The form is on screen, with what was proposed for it, or else with its stored draft. */
  async open(client: ClientId): Promise<void> {
    this.leave();
    const earlier = this.store.get(client);
    const isNew = !earlier || earlier.input.isSaved;
    const state = isNew ? this.begin(client) : earlier;
    // A form that is being sent takes no changes, so the proposal waits for the next form.
    const proposal = state.input.takesInput ? this.store.takeProposal(client) : null;
    this.shownClient = client;
    if (proposal) {
      state.edited(proposal);
      state.input.replaceDraft();
    }
    this.hide = this.show.run(state.input);
    await Promise.all([
      isNew && !proposal && state.input.open(),
      this.loadClient(client),
      // The settings have the seller's country.
      this.book.hold(),
      // So that no number is used twice unseen.
      this.book.hold('selling'),
    ]);
    if (this.shownClient === client) this.renumber(state);
  }

  execute(change: Partial<InvoiceForm>): void {
    this.shown?.edited(change);
  }

  /** The dealer has left a field, so its problem shows. */
  leaveField(field: InvoiceField): void {
    this.shown?.input.leaveField(field);
  }

  discard(): void {
    this.shown?.discarded();
  }

  /** A restored draft gets another number if its own has been issued meanwhile. */
  private renumber(state: EditedInvoice): void {
    if (!state.input.isRestored || !state.input.takesInput) return;
    const { suggestedNumber } = this.issuedInvoices;
    // It may be this very invoice, if its answer was lost.
    const isIssued = this.issuedInvoices.aboutNumber(state.numbered).usedBy?.isConfirmed === true;
    if (isIssued && suggestedNumber !== '') state.filledIn({ invoiceNumber: suggestedNumber });
  }

  /** The form was left; its draft stays. An invoice that is being sent stays as it is. */
  close(): void {
    const client = this.shownClient;
    if (client === null) return;
    this.shownClient = null;
    this.clientRequests.cancel();
    this.leave();
    if (!this.store.get(client)?.input.isSending) this.store.closed(client);
  }

  /** What `fillIn` would fill in. */
  proposalFor({ form, client }: Pick<EditedInvoice, 'form' | 'client'>): Partial<InvoiceForm> {
    const { suggestedNumber: number, all } = this.issuedInvoices;
    const bought = soldAcquisition(this.keepAcquisition.unsold, form)?.tax ?? null;
    const { dealer } = this.session;
    const { sellerCountry, calculation } = this.bookStore.get('settings', TRADING_SETTINGS) ?? {};
    const home = homeCountry(sellerCountry, dealer);
    // A sale to a company in another country may be exempt, and a small business owes no VAT at all.
    const isAbroad = client?.type === 'company' && clientCountry(client.country, client.vatNumber) !== home;
    const isInDoubt = isAbroad || (all[0] !== undefined && taxKindOf(all[0]) === 'smallBusiness');
    return invoiceProposal(form, {
      number,
      today: deviceToday(this.clock),
      templateFor: option => this.issuedInvoices.templateFor(option),
      bought,
      usual: isInDoubt ? null : (calculation?.taxation ?? unsetCalculation(dealer).taxation),
      rate: isAbroad || home === null ? null : standardRate(home),
    });
  }

  /** Fills in the empty fields for which a value is known. */
  fillIn(): void {
    const { shown } = this;
    if (shown?.input.takesInput) shown.filledIn(this.proposalFor(shown));
  }

  /** The dealer returned to the form from the question about possible mistakes. */
  goBack(): void {
    this.shown?.asked([]);
  }

  /** Fetches the client, at first and after a failure. */
  async loadClient(client: ClientId): Promise<void> {
    const signal = this.clientRequests.start();
    this.store.get(client)?.clientRequested();
    const answer = await this.clients.byId(client, signal);
    if (signal.aborted) return;
    this.clientRequests.end();
    const state = this.store.get(client);
    runInAction(() => (answer.ok ? state?.clientArrived(answer.value) : state?.clientLoadFailed(answer.failure)));
  }

  /** The draft is deleted. If the dealer has left the form meanwhile, the next form starts empty. */
  issued(client: ClientId): void {
    this.store.get(client)?.input.replaceDraft();
    if (this.shownClient !== client) this.store.closed(client);
  }

  private begin(client: ClientId): EditedInvoice {
    const invoice = new EditedInvoice({
      openedAt: this.clock.deviceNow(),
      draft: this.drafts.of('invoiceForms', String(client)),
      signOf: () => decimalSign(this.appearance.language),
    });
    this.store.opened(client, invoice);
    return invoice;
  }

  private leave(): void {
    this.hide();
    this.hide = () => {};
  }

  /** The invoice on screen. */
  private get shown(): EditedInvoice | undefined {
    return this.shownClient === null ? undefined : this.store.get(this.shownClient);
  }
}
