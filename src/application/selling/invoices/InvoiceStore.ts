import { inject, injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { type InvoiceConcern, invoiceConcerns, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { isSameNumber, nextInvoiceNumber } from '../../../domain/selling/invoices/InvoiceNumber';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../../domain/shared/Instant';
import { BookStore } from '../../book/BookStore';
import { InvoiceFormState } from './InvoiceFormState';

/** The latest issued invoice, and whether the browser opened its tab. */
interface JustIssued {
  readonly invoice: IssuedInvoice;
  readonly isShown: boolean;
}

/** The invoice forms by client, and the invoices issued from this browser. */
@injectable()
export class InvoiceStore {
  justIssued: JustIssued | null = null;
  private readonly forms = observable.map<ClientId, InvoiceFormState>(undefined, { deep: false });
  /** The initial values for the next form to a client. */
  private proposal: { readonly client: ClientId; readonly form: InvoiceForm } | null = null;
  /** The ids of the invoices that this or another tab sent and whose answer has not arrived. */
  private readonly unanswered = observable.set<string>();

  constructor(@inject(BookStore) private readonly book: BookStore) {
    makeAutoObservable<this, 'book' | 'forms' | 'proposal' | 'unanswered'>(this, {
      book: false,
      justIssued: observableRef,
      proposal: observableRef,
      forms: false,
      unanswered: false,
    });
  }

  /**
   * The next invoice number. '' if no invoice was issued here, if the latest number has no counter, or if the next
   * number is already used.
   */
  get suggestedNumber(): string {
    const [last] = this.issuedInvoices;
    const next = last ? nextInvoiceNumber(last) : '';
    return next !== '' && this.usedFor(next) === null ? next : '';
  }

  /** Confirmed and unconfirmed invoices, the most recent first. */
  get issuedInvoices(): readonly IssuedInvoice[] {
    const noted = [...this.book.all('invoices')].sort((one, other) => other.notedAt - one.notedAt);
    return noted.map(({ invoice }) => invoice);
  }

  /** The time to note of an invoice that is issued now. It is later than that of each other invoice. */
  notedAt(now: Instant): Instant {
    return Math.max(now, ...this.book.all('invoices').map(({ notedAt }) => notedAt + 1));
  }

  /** Whether the issued invoices are known. Unless they are, a number may be used by an unknown invoice. */
  get issuedStatus(): 'reading' | 'read' | 'unreadable' {
    if (this.book.isRead) return 'read';
    return this.book.isUnreadable ? 'unreadable' : 'reading';
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
    return this.issuedInvoices.find(invoice => isSameNumber(invoice.number, number)) ?? null;
  }

  concernsOf({ form }: InvoiceFormState): readonly InvoiceConcern[] {
    return invoiceConcerns(form, this.usedFor(form.invoiceNumber) !== null);
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
