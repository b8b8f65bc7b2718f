import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  emptyInvoiceForm,
  type InvoiceField,
  type InvoiceForm,
  invoiceProblems,
  isSameInvoiceForm,
  totalsOf,
} from '../../domain/selling/InvoiceForm';
import { corrected, type Failure } from '../../domain/shared/Failure';

type IssuingStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly because: Failure }
  | { readonly step: 'issued' };

/** The invoice that is being written to one client. */
export class InvoiceFormState {
  form: InvoiceForm = emptyInvoiceForm;
  issuing: IssuingStep = { step: 'idle' };
  /** Null until it is known. */
  clientName: string | null = null;
  /** Counts the tries that were not sent, so that each leads to the first field that is wrong. */
  refusals = 0;
  private readonly touched = observable.set<InvoiceField>();

  constructor() {
    makeAutoObservable<this, 'touched'>(this, { form: observableRef, issuing: observableRef, touched: false });
  }

  get isDirty(): boolean {
    return this.issuing.step !== 'issued' && !isSameInvoiceForm(this.form, emptyInvoiceForm);
  }

  get problems() {
    return invoiceProblems(this.form);
  }

  get totals() {
    return totalsOf(this.form);
  }

  /** What is wrong with a field that the dealer has been in. */
  problemOf(field: InvoiceField) {
    return this.touched.has(field) ? (this.problems[field] ?? null) : null;
  }

  /** The server's words on a field. */
  refusedWords(field: InvoiceField): string | null {
    if (this.issuing.step !== 'failed' || this.issuing.because.reason !== 'refused') return null;
    return this.issuing.because.fields?.[field] ?? null;
  }

  edited(change: Partial<InvoiceForm>): void {
    if (this.issuing.step === 'sending') return;
    this.form = { ...this.form, ...change };
    if (this.issuing.step !== 'failed') return;
    this.issuing = { step: 'failed', because: corrected(this.issuing.because, Object.keys(change)) };
  }

  left(field: InvoiceField): void {
    this.touched.add(field);
  }

  /** Now every problem shows. */
  refused(): void {
    for (const field of Object.keys(this.problems)) this.touched.add(field as InvoiceField);
    this.refusals += 1;
  }

  discarded(): void {
    this.form = emptyInvoiceForm;
    this.touched.clear();
    this.issuing = { step: 'idle' };
  }

  clientArrived(name: string): void {
    this.clientName = name;
  }

  sent(): void {
    this.issuing = { step: 'sending' };
  }

  failed(because: Failure): void {
    this.issuing = { step: 'failed', because };
    this.refusals += 1;
  }

  issued(): void {
    this.issuing = { step: 'issued' };
  }
}
