import { makeAutoObservable, observable } from 'mobx';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import {
  emptyInvoiceForm,
  type InvoiceForm,
  invoiceProblems,
  type InvoiceProblem,
  totalsOf,
} from '../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';
import type { DecimalSign } from '../../../domain/shared/Language';
import { type LocalDate, localDate, localDateAt } from '../../../domain/shared/LocalDate';
import type { Result } from '../../../domain/shared/Result';
import type { Draft } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { Resource } from '../../shared/Resource';

interface InvoiceOptions {
  readonly openedAt: Instant;
  readonly draft: Draft<Partial<InvoiceForm>>;
  /** The decimal sign of the app's language. Null if it is not known. */
  readonly signOf: () => DecimalSign | null;
  readonly readClient: (signal: AbortSignal) => Promise<Result<Client, Failure>>;
}

/** An invoice to one client that is being written: its form, and what is said about the form as a whole. */
export class EditedInvoice {
  readonly input: Form<InvoiceForm, InvoiceProblem>;
  /** The client to whom the invoice is written. */
  readonly recipient: Resource<Client>;
  /** Each rejected attempt moves the focus to the first invalid field. */
  rejectedAttempts = 0;
  /** The warnings that the dealer must confirm before sending. Empty if none are shown. */
  warnings: readonly InvoiceFinding[] = [];
  /** Number of times that the invoice was sent. */
  attempts = 0;
  private readonly proposed = observable.set<keyof InvoiceForm>();
  /** The fields that the dealer has not touched since the last rejected attempt. */
  private readonly rejected = observable.set<keyof InvoiceForm>();

  constructor(private readonly options: InvoiceOptions) {
    const check = (form: InvoiceForm) => invoiceProblems(form, this.today, this.sign);
    const { draft, readClient } = options;
    this.recipient = new Resource(readClient);
    this.input = new Form({ empty: emptyInvoiceForm, check, draft, isLockedBySending: true }, emptyInvoiceForm);
    makeAutoObservable<this, 'options' | 'proposed' | 'rejected'>(
      this,
      { input: false, recipient: false, options: false, proposed: false, rejected: false },
      { deep: false },
    );
  }

  get form(): InvoiceForm {
    return this.input.values;
  }

  get openedAt(): Instant {
    return this.options.openedAt;
  }

  /** The local date when the form was opened. It limits the years of the dates. */
  get today(): LocalDate {
    return localDateAt(this.openedAt);
  }

  get sign(): DecimalSign | null {
    return this.options.signOf();
  }

  /** The number, and the date from which its year is taken. */
  get numbered() {
    const { invoiceNumber, invoiceDate } = this.form;
    return { number: invoiceNumber, date: localDate(invoiceDate) ?? this.today };
  }

  /** Null until the client is loaded. */
  get client(): Client | null {
    return this.recipient.value ?? null;
  }

  get clientName(): string | null {
    return this.client && clientName(this.client);
  }

  /** It is not complete enough to be issued. */
  get lacksRequired(): boolean {
    return Object.keys(this.input.problems).length > 0;
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

  edited(change: Partial<InvoiceForm>): void {
    this.input.edit(change);
    for (const field of fieldsOf(change)) {
      this.proposed.delete(field);
      this.rejected.delete(field);
    }
  }

  filledIn(proposal: Partial<InvoiceForm>): void {
    this.edited(proposal);
    for (const field of fieldsOf(proposal)) this.proposed.add(field);
  }

  discarded(): void {
    if (this.input.isSending) return;
    this.input.discard();
    this.proposed.clear();
    this.rejected.clear();
  }

  /** Shows the problems of all fields. */
  incomplete(): void {
    for (const field of fieldsOf(this.input.problems)) this.input.leaveField(field);
    this.attemptRejected();
  }

  asked(warnings: readonly InvoiceFinding[]): void {
    this.warnings = warnings;
  }

  /** Resolves to whether it is issued. */
  async submit(send: () => Promise<Result<void, Failure>>): Promise<boolean> {
    this.warnings = [];
    this.attempts += 1;
    const isIssued = await this.input.submit(send);
    if (isIssued) this.input.replaceDraft();
    else this.attemptRejected();
    return isIssued;
  }

  private attemptRejected(): void {
    this.rejectedAttempts += 1;
    for (const field of fieldsOf(this.form)) this.rejected.add(field);
  }
}

const fieldsOf = (values: object) => Object.keys(values) as (keyof InvoiceForm)[];
