import { action, makeObservable, observable, observableRef } from 'mobx';
import { FormState } from '../../shared/FormState';

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
