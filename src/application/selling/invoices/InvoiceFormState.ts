import { makeAutoObservable, observable, observableRef } from 'mobx';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import {
  emptyInvoiceForm,
  type InvoiceConcern,
  type InvoiceField,
  type InvoiceForm,
  invoiceProblems,
  isSameInvoiceForm,
  totalsOf,
} from '../../../domain/selling/invoices/InvoiceForm';
import { type LocalDate, localDateAt } from '../../../domain/selling/invoices/LocalDate';
import { corrected, type Failure, refusalOf } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';

type IssuingStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly failure: Failure }
  | { readonly step: 'issued' };

/** The form for an invoice to one client. */
export class InvoiceFormState {
  form: InvoiceForm = emptyInvoiceForm;
  issuing: IssuingStep = { step: 'idle' };
  /** Null until the client is loaded. */
  client: Client | null = null;
  /** Why the client could not be loaded. Null while it is loading and once it has arrived. */
  clientFailure: Failure | null = null;
  /** Each rejected attempt moves the focus to the first invalid field. */
  rejectedAttempts = 0;
  /** The warnings that the dealer must confirm before sending. Empty if none are shown. */
  concerns: readonly InvoiceConcern[] = [];
  /** The form shows a draft from before a reload. */
  isRestored = false;
  /** Number of times that the invoice was sent. */
  attempts = 0;
  private readonly touched = observable.set<InvoiceField>();

  constructor(readonly openedAt: Instant) {
    makeAutoObservable<this, 'touched'>(this, {
      openedAt: false,
      client: observableRef,
      clientFailure: observableRef,
      form: observableRef,
      issuing: observableRef,
      concerns: observableRef,
      touched: false,
    });
  }

  /** The local date when the form was opened. It limits the years of the dates. */
  get today(): LocalDate {
    return localDateAt(this.openedAt);
  }

  get clientName(): string | null {
    return this.client && clientName(this.client);
  }

  get isDirty(): boolean {
    return this.issuing.step !== 'issued' && !isSameInvoiceForm(this.form, emptyInvoiceForm);
  }

  get problems() {
    return invoiceProblems(this.form, this.today);
  }

  get totals() {
    return totalsOf(this.form);
  }

  /** The problem of a field that the dealer has left. */
  problemOf(field: InvoiceField) {
    return this.touched.has(field) ? (this.problems[field] ?? null) : null;
  }

  /** The server's message about a field. */
  refusalMessage(field: InvoiceField): string | null {
    return this.issuing.step === 'failed' ? refusalOf(this.issuing.failure, field) : null;
  }

  edited(change: Partial<InvoiceForm>): void {
    if (this.issuing.step === 'sending') return;
    this.form = { ...this.form, ...change };
    if (this.issuing.step !== 'failed') return;
    this.issuing = { step: 'failed', failure: corrected(this.issuing.failure, Object.keys(change)) };
  }

  /** Shows a stored draft, already merged with newer input. */
  restored(form: InvoiceForm): void {
    this.form = form;
    this.isRestored = true;
  }

  left(field: InvoiceField): void {
    this.touched.add(field);
  }

  /** Shows the problems of all fields. */
  refused(): void {
    for (const field of Object.keys(this.problems)) this.touched.add(field as InvoiceField);
    this.rejectedAttempts += 1;
  }

  asked(concerns: readonly InvoiceConcern[]): void {
    this.concerns = concerns;
  }

  /** The dealer returned to the form. */
  askedNoMore(): void {
    this.concerns = [];
  }

  discarded(): void {
    this.form = emptyInvoiceForm;
    this.isRestored = false;
    this.touched.clear();
    this.issuing = { step: 'idle' };
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

  sent(): void {
    this.concerns = [];
    this.isRestored = false;
    this.attempts += 1;
    this.issuing = { step: 'sending' };
  }

  failed(failure: Failure): void {
    this.issuing = { step: 'failed', failure };
    this.rejectedAttempts += 1;
  }

  issued(): void {
    this.issuing = { step: 'issued' };
  }
}
