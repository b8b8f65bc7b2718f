import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { type InvoiceConcern, invoiceConcerns, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { isSameNumber, nextInvoiceNumber } from '../../../domain/selling/invoices/InvoiceNumber';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../../domain/shared/Instant';
import { InvoiceFormState } from './InvoiceFormState';

/** The latest issued invoice, and whether the browser opened its tab. */
interface JustIssued {
  readonly invoice: IssuedInvoice;
  readonly isShown: boolean;
}

/** The invoice forms by client, and the invoices issued from this browser. */
export class InvoiceStore {
  justIssued: JustIssued | null = null;
  /** How the latest read of the issued invoices ended. Unless it succeeded, a number may be used by an unknown invoice. */
  issuedStatus: 'reading' | 'read' | 'unreadable' = 'reading';
  private readonly forms = observable.map<ClientId, InvoiceFormState>(undefined, { deep: false });
  /** The initial values for the next form to a client. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;
  /** Confirmed and unconfirmed invoices, the most recent first. */
  private issuedBefore: readonly IssuedInvoice[] = [];
  /** The ids of the invoices that this tab sent and has not withdrawn. */
  private readonly sentHere = new Set<string>();
  /** The ids of the invoices that this or another tab sent and whose answer has not arrived. */
  private readonly unanswered = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'forms' | 'issuedBefore' | 'proposal' | 'sentHere' | 'unanswered'>(this, {
      justIssued: observableRef,
      proposal: observableRef,
      forms: false,
      issuedBefore: observableRef,
      sentHere: false,
      unanswered: false,
    });
  }

  /**
   * The next invoice number. '' if no invoice was issued here, if the latest number has no counter, or if the next
   * number is already used.
   */
  get suggestedNumber(): string {
    const [last] = this.issuedBefore;
    const next = last ? nextInvoiceNumber(last) : '';
    return next !== '' && this.usedFor(next) === null ? next : '';
  }

  get issuedInvoices(): readonly IssuedInvoice[] {
    return this.issuedBefore;
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

  /** The invoice that already has this number. */
  usedFor(number: string): IssuedInvoice | null {
    if (number.trim() === '') return null;
    return this.issuedBefore.find(invoice => isSameNumber(invoice.number, number)) ?? null;
  }

  concernsOf({ form }: InvoiceFormState): readonly InvoiceConcern[] {
    return invoiceConcerns(form, this.usedFor(form.invoiceNumber) !== null);
  }

  /** An invoice that this tab noted during the read stays. An invoice that another tab withdrew is removed. */
  issuedArrived(invoices: readonly IssuedInvoice[]): void {
    this.issuedStatus = 'read';
    const read = new Set(invoices.map(({ id }) => id));
    this.issuedBefore = [...this.issuedBefore.filter(({ id }) => this.sentHere.has(id) && !read.has(id)), ...invoices];
  }

  /** The invoices that are already known stay. */
  issuedUnreadable(): void {
    this.issuedStatus = 'unreadable';
  }

  /** This tab sends the invoice. */
  noted(invoice: IssuedInvoice): void {
    this.sentHere.add(invoice.id);
    this.sending(invoice.id);
    this.issuedBefore = [invoice, ...this.issuedBefore];
  }

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

  withdrawn(id: string): void {
    this.sentHere.delete(id);
    this.issuedBefore = this.issuedBefore.filter(invoice => invoice.id !== id);
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
    this.issuedBefore = this.issuedBefore.map(held => (held.id === invoice.id ? invoice : held));
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
