import { action, computed, makeObservable, observable } from 'mobx';
import type { ClientForm, ClientId } from '../../../domain/selling/clients/Client';
import {
  type ClientField,
  emptyClientForm,
  missingClientFields,
  type RequiredClientField,
} from '../../../domain/selling/clients/ClientForm';
import { FormState } from '../../shared/FormState';

export type ClientFormSubject = 'new' | ClientId;

/** The client form on screen, for a new or an existing client. */
export class ClientFormStore extends FormState<ClientForm> {
  subject: ClientFormSubject | null = null;

  constructor() {
    super(emptyClientForm);
    makeObservable(this, {
      subject: observable,
      missing: computed,
      canSubmit: computed,
      opened: action,
      closed: action,
    });
  }

  get missing(): readonly RequiredClientField[] {
    return missingClientFields(this.form);
  }

  get canSubmit(): boolean {
    return this.isDirty && this.missing.length === 0 && !this.isSending;
  }

  /** Whether the dealer left this required field blank. */
  lacks(field: ClientField): boolean {
    return this.isTouched(field) && this.missing.some(missing => missing === field);
  }

  opened(subject: ClientFormSubject): void {
    this.subject = subject;
    this.started(subject === 'new' ? emptyClientForm : null);
  }

  closed(): void {
    this.subject = null;
    this.started(null);
  }
}
