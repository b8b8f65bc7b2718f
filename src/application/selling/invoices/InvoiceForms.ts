import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { clientCountry, homeCountry, standardRate } from '../../../domain/selling/checks/SellerCountry';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, type InvoiceForm, isSameInvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { invoiceProposal } from '../../../domain/selling/invoices/invoiceProposal';
import { soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { taxKindOf } from '../../../domain/selling/register/InvoiceRegister';
import { decimalSign } from '../../../domain/shared/Language';
import { unsetCalculation } from '../../../domain/valuation/Calculation';
import { Book } from '../../book/Book';
import { Drafts } from '../../forms/Drafts';
import { type Cancel, Clock } from '../../ports/Clock';
import { Clients } from '../../ports/SellingEntries';
import { SessionStore } from '../../session/SessionStore';
import { Appearance } from '../../settings/Appearance';
import { deviceToday } from '../../shared/deviceToday';
import { Acquisitions } from '../margin/Acquisitions';
import { EditedInvoice } from './EditedInvoice';
import { IssuedInvoices } from './IssuedInvoices';

/** The invoices that are being written, by client. */
@injectable()
export class InvoiceForms {
  private readonly forms = observable.map<ClientId, EditedInvoice>(undefined, { deep: false });
  /** The client whose form is on screen. */
  private shownClient: ClientId | null = null;
  /** The invoice that a press elsewhere has started. Its form begins with it. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;
  private hide: Cancel = () => {};

  constructor(
    private readonly drafts: Drafts,
    private readonly clients: Clients,
    private readonly clock: Clock,
    private readonly book: Book,
    private readonly issuedInvoices: IssuedInvoices,
    private readonly appearance: Appearance,
    private readonly acquisitions: Acquisitions,
    private readonly session: SessionStore,
  ) {
    const plain = { shownClient: false, shown: false, proposal: false, hide: false } as const;
    makeAutoObservable<this, 'shownClient' | 'proposal' | 'hide'>(this, plain, { deep: false });
  }

  get(client: ClientId): EditedInvoice | undefined {
    return this.forms.get(client);
  }

  /** The invoice on screen. */
  get shown(): EditedInvoice | undefined {
    return this.shownClient === null ? undefined : this.get(this.shownClient);
  }

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

  /** The form is on screen, with what was proposed for it, or else with its stored draft. */
  async open(client: ClientId): Promise<void> {
    this.hide();
    const earlier = this.get(client);
    const isNew = !earlier || earlier.input.isSaved;
    const state = isNew ? this.formOf(client) : earlier;
    // A form that is being sent takes no changes, so the proposal waits for the next form.
    const proposal = state.input.takesInput ? this.takeProposal(client) : null;
    this.shownClient = client;
    if (proposal) {
      state.edited(proposal);
      state.input.replaceDraft();
    }
    this.hide = this.drafts.shown(state.input);
    await Promise.all([
      isNew && !proposal && state.input.open(),
      state.recipient.refresh(),
      // The settings have the seller's country.
      this.book.hold(),
      // So that no number is used twice unseen.
      this.book.hold('selling'),
    ]);
    if (this.shownClient === client) this.renumber(state);
  }

  /** The form was left; its draft stays. An invoice that is being sent stays as it is. */
  close(): void {
    const client = this.shownClient;
    if (client === null) return;
    const state = this.shown;
    this.shownClient = null;
    state?.recipient.cancel();
    this.hide();
    this.hide = () => {};
    if (!state?.input.isSending) this.forms.delete(client);
  }

  /** What `fillIn` would fill in. */
  proposalFor({ form, client }: Pick<EditedInvoice, 'form' | 'client'>): Partial<InvoiceForm> {
    const { suggestedNumber: number, all } = this.issuedInvoices;
    const bought = soldAcquisition(this.acquisitions.unsold, form)?.tax ?? null;
    const { dealer } = this.session;
    const { sellerCountry, calculation } = this.book.held.get('settings', TRADING_SETTINGS) ?? {};
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
  fillIn(state: EditedInvoice): void {
    if (state.input.takesInput) state.filledIn(this.proposalFor(state));
  }

  /** If the dealer has left the form meanwhile, the next form starts empty. */
  issued(client: ClientId): void {
    if (this.shownClient !== client) this.forms.delete(client);
  }

  /** The proposal, if it is for this client. The next form has none. */
  private takeProposal(client: ClientId): InvoiceForm | null {
    const { proposal } = this;
    this.proposal = null;
    return proposal?.client === client ? proposal.form : null;
  }

  private formOf(client: ClientId): EditedInvoice {
    const invoice = new EditedInvoice({
      openedAt: this.clock.deviceNow(),
      draft: this.drafts.of('invoiceForms', String(client)),
      signOf: () => decimalSign(this.appearance.language),
      readClient: signal => this.clients.byId(client, signal),
    });
    this.forms.set(client, invoice);
    return invoice;
  }

  /** A restored draft gets another number if its own has been issued meanwhile. */
  private renumber(state: EditedInvoice): void {
    if (!state.input.isRestored || !state.input.takesInput) return;
    const { suggestedNumber } = this.issuedInvoices;
    // It may be this very invoice, if its answer was lost.
    const isIssued = this.issuedInvoices.aboutNumber(state.numbered).usedBy?.isConfirmed === true;
    if (isIssued && suggestedNumber !== '') state.filledIn({ invoiceNumber: suggestedNumber });
  }
}
