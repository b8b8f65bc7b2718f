import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { FormEditing, type FormEditingOptions } from '../../drafts/FormEditing';
import { FormState } from '../../drafts/FormState';
import type { Clock } from '../../ports/Clock';

export interface EntryEditingOptions<Form extends object> extends FormEditingOptions<Form> {
  readonly clock: Clock;
  readonly empty: Form;
}

/** Edits an entry in a dialog. The draft outlives the dialog. */
export class EntryEditing<Form extends object, Id> extends FormEditing<Form> {
  readonly entry: EntryForm<Form, Id>;

  constructor(private readonly options: EntryEditingOptions<Form>) {
    super(options);
    this.entry = new EntryForm<Form, Id>(options.empty);
  }

  /** `form` contains the initial values. New entries with different initial values need different keys. */
  async open(id: Id | null = null, form?: Form, key = String(id ?? 'new')): Promise<void> {
    if (this.entry.isOpen) return;
    this.begin(key, this.entry);
    runInAction(() => this.entry.opened(id, form));
    await this.restore();
  }

  /** The dialog was unmounted. It closes, unless it is mounted again at once. */
  left(): void {
    this.hidden();
    this.options.clock.after(0, () => {
      if (!this.isShown) this.close();
    });
  }

  /** Closes the dialog and keeps its draft. Does nothing while the entry is being sent. */
  close(): void {
    if (!this.entry.isOpen || this.entry.isSending) return;
    this.end();
    runInAction(() => this.entry.closed());
  }

  /** The entry was removed, so its draft is deleted. */
  forget(id: Id): void {
    this.forgetDraft(String(id));
  }
}

/** The form in a dialog that adds or changes an entry of a list. */
export class EntryForm<Form extends object, Id> extends FormState<Form> {
  isOpen = false;
  /** Null for a new entry. */
  id: Id | null = null;

  constructor(empty: Form) {
    super(empty);
    makeObservable(this, { isOpen: observable, id: observableRef, opened: action, closed: action });
  }

  override get takesInput(): boolean {
    return !this.isSending;
  }

  opened(id: Id | null = null, form: Form = this.empty): void {
    this.isOpen = true;
    this.id = id;
    this.started(form);
  }

  closed(): void {
    this.isOpen = false;
    this.started(null);
  }
}
