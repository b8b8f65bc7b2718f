import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { corrected, endsWithConnection, type Failure, refusalOf } from '../../domain/shared/Failure';
import type { WriteStatus } from '../shared/WriteStatus';

/** The values of a form, which of them the dealer has changed, and whether they are sent. */
export class FormState<Form extends object> {
  /** The form without the dealer's input. Null if it is closed or loading. */
  base: Form | null = null;
  writing: WriteStatus = { step: 'idle' };
  private typed: Partial<Form> = {};
  /** The fields of the stored draft that the form shows. */
  private restoredFields: readonly string[] = [];
  private readonly touched = observable.set<string>();

  constructor(protected readonly empty: Form) {
    makeObservable<this, 'typed' | 'restoredFields'>(this, {
      base: observableRef,
      writing: observableRef,
      typed: observableRef,
      restoredFields: observableRef,
      form: computed,
      changes: computed,
      isDirty: computed,
      isRestored: computed,
      started: action,
      baseArrived: action,
      edited: action,
      left: action,
      restored: action,
      discarded: action,
      sent: action,
      answerLost: action,
      failed: action,
      connectionReturned: action,
      saved: action,
    });
  }

  get form(): Form {
    return { ...this.empty, ...this.base, ...this.typed };
  }

  /** The changed fields with their current values. */
  get changes(): Partial<Form> {
    return this.base ? differing(this.typed, this.base) : {};
  }

  get isDirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The form shows a draft from an earlier visit. */
  get isRestored(): boolean {
    return this.restoredFields.some(field => field in this.changes);
  }

  get isSending(): boolean {
    return this.writing.step === 'sending';
  }

  /** Some forms take no input while they are being sent. */
  get takesInput(): boolean {
    return true;
  }

  /** Whether the dealer has left this field. */
  isTouched(field: keyof Form & string): boolean {
    return this.touched.has(field);
  }

  /** The server's message about a field. */
  refusalMessage(field: keyof Form & string): string | null {
    return this.writing.step === 'failed' ? refusalOf(this.writing.failure, field) : null;
  }

  /** Another form, or the same one without the dealer's input. */
  started(base: Form | null): void {
    this.base = base;
    this.typed = {};
    this.restoredFields = [];
    this.touched.clear();
    this.writing = { step: 'idle' };
  }

  /** The input stays. */
  baseArrived(base: Form | null): void {
    this.base = base;
  }

  edited(change: Partial<Form>): void {
    if (!this.takesInput) return;
    this.typed = { ...this.typed, ...change };
    const { writing } = this;
    if (writing.step === 'saved') this.writing = { step: 'idle' };
    if (writing.step === 'failed') {
      this.writing = { step: 'failed', failure: corrected(writing.failure, Object.keys(change)) };
    }
  }

  left(field: keyof Form & string): void {
    this.touched.add(field);
  }

  /** Merges a stored draft. Newer input wins. */
  restored(stored: Partial<Form>): void {
    this.typed = { ...stored, ...this.typed };
    this.restoredFields = Object.keys(stored);
  }

  discarded(): void {
    this.started(this.base);
  }

  sent(): void {
    this.restoredFields = [];
    this.writing = { step: 'sending' };
  }

  answerLost(): void {
    this.writing = { step: 'sending', isAnswerLost: true };
  }

  failed(failure: Failure): void {
    this.writing = { step: 'failed', failure };
  }

  /** What failed only for want of a connection is no longer true. */
  connectionReturned(): void {
    const { writing } = this;
    if (writing.step === 'failed' && endsWithConnection(writing.failure)) this.writing = { step: 'idle' };
  }

  /** `sent` is what the server accepted, and `base` what it has now. Input since then stays. */
  saved(sent: Partial<Form> = this.form, base: Form = this.form): void {
    this.typed = differing(differing(this.typed, sent), base);
    this.base = base;
    this.writing = { step: 'saved' };
  }
}

/** The fields whose values differ from those in `other`. */
function differing<Form extends object>(form: Partial<Form>, other: Partial<Form>): Partial<Form> {
  const others = new Map<string, unknown>(Object.entries(other));
  const fields = Object.entries(form).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(others.get(field)),
  );
  return Object.fromEntries(fields) as Partial<Form>;
}
