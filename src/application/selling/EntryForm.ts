import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';

export type WritingStep =
  { readonly step: 'idle' } | { readonly step: 'sending' } | { readonly step: 'failed'; readonly because: Failure };

/** A form in a dialog, in which one entry of a list is made or changed. */
export class EntryForm<Form extends object, Id> {
  isOpen = false;
  /** Null while a new one is made. */
  id: Id | null = null;
  form: Form;
  writing: WritingStep = { step: 'idle' };
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

  /** The fields that differ from what the dialog began with, as they are now. */
  get changes(): Partial<Form> {
    const before = new Map(Object.entries(this.initial).map(([field, value]) => [field, JSON.stringify(value)]));
    const changed = Object.entries(this.form).filter(([field, value]) => JSON.stringify(value) !== before.get(field));
    return Object.fromEntries(changed) as Partial<Form>;
  }

  opened(id: Id | null = null, form: Form = this.empty): void {
    this.isOpen = true;
    this.id = id;
    this.form = form;
    this.initial = form;
    this.writing = { step: 'idle' };
  }

  edited(change: Partial<Form>): void {
    if (this.writing.step !== 'sending') this.form = { ...this.form, ...change };
  }

  /** What was typed since goes before what was kept. */
  restored(kept: Partial<Form>): void {
    this.form = { ...this.initial, ...kept, ...this.changes };
  }

  discarded(): void {
    this.form = this.initial;
    this.writing = { step: 'idle' };
  }

  sent(): void {
    this.writing = { step: 'sending' };
  }

  failed(because: Failure): void {
    this.writing = { step: 'failed', because };
  }

  closed(): void {
    this.isOpen = false;
    this.writing = { step: 'idle' };
  }
}
