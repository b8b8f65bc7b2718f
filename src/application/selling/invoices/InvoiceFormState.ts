import { action, computed, makeObservable, observable, observableRef, override } from 'mobx';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import {
  emptyInvoiceForm,
  type InvoiceField,
  type InvoiceForm,
  invoiceProblems,
  totalsOf,
} from '../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';
import type { DecimalSign } from '../../../domain/shared/Language';
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
  warnings: readonly InvoiceFinding[] = [];
  /** Number of times that the invoice was sent. */
  attempts = 0;
  private readonly proposed = observable.set<keyof InvoiceForm>();
  /** The fields that the dealer has not touched since the last rejected attempt. */
  private readonly rejected = observable.set<keyof InvoiceForm>();

  /** `signOf` returns the decimal sign of the app's language, or null if it is not known. */
  constructor(
    readonly openedAt: Instant,
    private readonly signOf: () => DecimalSign | null = () => null,
  ) {
    super(emptyInvoiceForm);
    makeObservable<this, 'proposed' | 'rejected'>(this, {
      proposed: false,
      rejected: false,
      client: observableRef,
      clientFailure: observableRef,
      rejectedAttempts: observable,
      warnings: observableRef,
      attempts: observable,
      problems: computed,
      lacksRequired: computed,
      totals: computed,
      incomplete: action,
      asked: action,
      clientRequested: action,
      clientArrived: action,
      clientLoadFailed: action,
      filledIn: action,
      edited: override,
      started: override,
      sent: override,
      failed: override,
    });
    this.started(emptyInvoiceForm);
  }

  /** The local date when the form was opened. It limits the years of the dates. */
  get today(): LocalDate {
    return localDateAt(this.openedAt);
  }

  get sign(): DecimalSign | null {
    return this.signOf();
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
    return invoiceProblems(this.form, this.today, this.sign);
  }

  /** It is not complete enough to be issued. */
  get lacksRequired(): boolean {
    return Object.keys(this.problems).length > 0;
  }

  get totals() {
    return totalsOf(this.form, this.sign);
  }

  /** The value was proposed, and the dealer has not touched it. */
  isProposed(field: keyof InvoiceForm): boolean {
    return this.proposed.has(field);
  }

  /** What is wrong with the field came together with the problems of others. The first of them gets the focus. */
  isRejected(field: keyof InvoiceForm): boolean {
    return this.rejected.has(field);
  }

  /** The problem of a field that the dealer has left. */
  problemOf(field: InvoiceField) {
    return this.isTouched(field) ? (this.problems[field] ?? null) : null;
  }

  /** Shows the problems of all fields. */
  incomplete(): void {
    for (const field of Object.keys(this.problems)) this.left(field as InvoiceField);
    this.attemptRejected();
  }

  asked(warnings: readonly InvoiceFinding[]): void {
    this.warnings = warnings;
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

  filledIn(proposal: Partial<InvoiceForm>): void {
    this.edited(proposal);
    for (const field of fieldsOf(proposal)) this.proposed.add(field);
  }

  override edited(change: Partial<InvoiceForm>): void {
    super.edited(change);
    for (const field of fieldsOf(change)) {
      this.proposed.delete(field);
      this.rejected.delete(field);
    }
  }

  override started(base: InvoiceForm | null): void {
    super.started(base);
    this.proposed.clear();
    this.rejected.clear();
  }

  override sent(): void {
    super.sent();
    this.warnings = [];
    this.attempts += 1;
  }

  override failed(failure: Failure): void {
    super.failed(failure);
    this.attemptRejected();
  }

  private attemptRejected(): void {
    this.rejectedAttempts += 1;
    for (const field of fieldsOf(this.form)) this.rejected.add(field);
  }
}

const fieldsOf = (change: Partial<InvoiceForm>) => Object.keys(change) as (keyof InvoiceForm)[];
