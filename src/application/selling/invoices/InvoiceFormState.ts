import { action, computed, makeObservable, observable, observableRef, override } from 'mobx';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import {
  emptyInvoiceForm,
  type InvoiceConcern,
  type InvoiceField,
  type InvoiceForm,
  invoiceProblems,
  totalsOf,
} from '../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';
import { type LocalDate, localDate, localDateAt } from '../../../domain/shared/LocalDate';
import { FormState } from '../../drafts/FormState';

/** The form for an invoice to one client. */
export class InvoiceFormState extends FormState<InvoiceForm> {
  /** Null until the client is loaded. */
  client: Client | null = null;
  /** Why the client could not be loaded. Null while it is loading and once it has arrived. */
  clientFailure: Failure | null = null;
  /** Each rejected attempt moves the focus to the first invalid field. */
  rejectedAttempts = 0;
  /** The warnings that the dealer must confirm before sending. Empty if none are shown. */
  concerns: readonly InvoiceConcern[] = [];
  /** Number of times that the invoice was sent. */
  attempts = 0;

  constructor(readonly openedAt: Instant) {
    super(emptyInvoiceForm);
    makeObservable(this, {
      client: observableRef,
      clientFailure: observableRef,
      rejectedAttempts: observable,
      concerns: observableRef,
      attempts: observable,
      problems: computed,
      totals: computed,
      incomplete: action,
      asked: action,
      clientRequested: action,
      clientArrived: action,
      clientLoadFailed: action,
      sent: override,
      failed: override,
    });
    this.started(emptyInvoiceForm);
  }

  /** The local date when the form was opened. It limits the years of the dates. */
  get today(): LocalDate {
    return localDateAt(this.openedAt);
  }

  /** The number, and the date from which its year is taken. */
  get numbered() {
    const { invoiceNumber, invoiceDate } = this.form;
    return { number: invoiceNumber, date: localDate(invoiceDate) ?? this.today };
  }

  get clientName(): string | null {
    return this.client && clientName(this.client);
  }

  get isIssued(): boolean {
    return this.writing.step === 'saved';
  }

  override get takesInput(): boolean {
    return !this.isSending && !this.isIssued;
  }

  get problems() {
    return invoiceProblems(this.form, this.today);
  }

  get totals() {
    return totalsOf(this.form);
  }

  /** The problem of a field that the dealer has left. */
  problemOf(field: InvoiceField) {
    return this.isTouched(field) ? (this.problems[field] ?? null) : null;
  }

  /** Shows the problems of all fields. */
  incomplete(): void {
    for (const field of Object.keys(this.problems)) this.left(field as InvoiceField);
    this.rejectedAttempts += 1;
  }

  asked(concerns: readonly InvoiceConcern[]): void {
    this.concerns = concerns;
  }

  clientRequested(): void {
    this.clientFailure = null;
  }

  clientArrived(client: Client): void {
    this.client = client;
  }

  clientLoadFailed(failure: Failure): void {
    this.clientFailure = failure;
  }

  override sent(): void {
    super.sent();
    this.concerns = [];
    this.attempts += 1;
  }

  override failed(failure: Failure): void {
    super.failed(failure);
    this.rejectedAttempts += 1;
  }
}
