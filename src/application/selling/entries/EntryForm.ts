import { makeAutoObservable, observableRef } from 'mobx';
import { corrected, type Failure, refusalOf } from '../../../domain/shared/Failure';

export type WritingStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly isAnswerLost?: boolean }
  | { readonly step: 'failed'; readonly failure: Failure };

/** The form in a dialog that adds or changes an entry of a list. */
export class EntryForm<Form extends object, Id> {
  isOpen = false;
  /** Null for a new entry. */
  id: Id | null = null;
  form: Form;
  writing: WritingStep = { step: 'idle' };
  /** The form shows a draft from an earlier visit. */
  isRestored = false;
  private initial: Form;

  constructor(private readonly empty: Form) {
    this.form = empty;
    this.initial = empty;
    makeAutoObservable<this, 'empty' | 'initial'>(this, {
      form: observableRef,
      writing: observableRef,
      initial: observableRef,
      empty: false,
    });
  }

  get isDirty(): boolean {
    return this.isOpen && Object.keys(this.changes).length > 0;
  }

  /** The changed fields with their current values. */
  get changes(): Partial<Form> {
    const before = new Map(Object.entries(this.initial).map(([field, value]) => [field, JSON.stringify(value)]));
    const changed = Object.entries(this.form).filter(([field, value]) => JSON.stringify(value) !== before.get(field));
    return Object.fromEntries(changed) as Partial<Form>;
  }

  /** The server's message about a field. */
  refusalMessage(field: keyof Form & string): string | null {
    return this.writing.step === 'failed' ? refusalOf(this.writing.failure, field) : null;
  }

  opened(id: Id | null = null, form: Form = this.empty): void {
    this.isOpen = true;
    this.id = id;
    this.form = form;
    this.initial = form;
    this.isRestored = false;
    this.writing = { step: 'idle' };
  }

  edited(change: Partial<Form>): void {
    if (this.writing.step === 'sending') return;
    this.form = { ...this.form, ...change };
    if (this.writing.step === 'failed') this.failed(corrected(this.writing.failure, Object.keys(change)));
  }

  /** Merges a stored draft. Newer input wins. */
  restored(kept: Partial<Form>): void {
    this.form = { ...this.initial, ...kept, ...this.changes };
    this.isRestored = Object.keys(kept).length > 0 && this.isDirty;
  }

  discarded(): void {
    this.form = this.initial;
    this.isRestored = false;
    this.writing = { step: 'idle' };
  }

  sent(): void {
    this.writing = { step: 'sending' };
  }

  answerLost(): void {
    this.writing = { step: 'sending', isAnswerLost: true };
  }

  failed(failure: Failure): void {
    this.writing = { step: 'failed', failure };
  }

  closed(): void {
    this.isOpen = false;
    this.writing = { step: 'idle' };
  }
}
