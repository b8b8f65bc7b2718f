import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ClientForm, ClientId } from '../../../domain/selling/clients/Client';
import {
  changedClientFields,
  type ClientField,
  emptyClientForm,
  isSameClientForm,
  missingClientFields,
  type RequiredClientField,
  toSend,
} from '../../../domain/selling/clients/ClientForm';
import { corrected, type Failure, refusalOf } from '../../../domain/shared/Failure';

export type ClientFormSubject = 'new' | ClientId;

type ClientSaving =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly failure: Failure };

/** The client form on screen, for a new or an existing client. */
export class ClientFormStore {
  subject: ClientFormSubject | null = null;
  /** The form without the dealer's input. Null while it is loading. */
  base: ClientForm | null = null;
  typed: Partial<ClientForm> = {};
  /** The form shows a draft from before a reload. */
  isRestored = false;
  readonly touched = observable.set<ClientField>();
  saving: ClientSaving = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { touched: false, base: observableRef, typed: observableRef, saving: observableRef });
  }

  get form(): ClientForm {
    return { ...emptyClientForm, ...this.base, ...this.typed };
  }

  get isDirty(): boolean {
    return this.base !== null && !isSameClientForm(this.form, this.base);
  }

  get missing(): readonly RequiredClientField[] {
    return missingClientFields(this.form);
  }

  get canSubmit(): boolean {
    return this.isDirty && this.missing.length === 0 && this.saving.step !== 'sending';
  }

  /** Whether the dealer left this required field blank. */
  lacks(field: ClientField): boolean {
    return this.touched.has(field) && this.missing.some(missing => missing === field);
  }

  /** The server's message about this field. */
  problemOf(field: ClientField): string | null {
    return this.saving.step === 'failed' ? refusalOf(this.saving.failure, field) : null;
  }

  opened(subject: ClientFormSubject): void {
    this.subject = subject;
    this.base = subject === 'new' ? emptyClientForm : null;
    this.typed = {};
    this.isRestored = false;
    this.touched.clear();
    this.saving = { step: 'idle' };
  }

  closed(): void {
    this.subject = null;
    this.base = null;
    this.typed = {};
    this.isRestored = false;
    this.touched.clear();
    this.saving = { step: 'idle' };
  }

  /** What the server had before the form that is being sent is out of date. */
  baseArrived(base: ClientForm): void {
    if (this.saving.step !== 'sending') this.base = base;
  }

  /** Merges a stored draft. Newer input wins. */
  restored(kept: Partial<ClientForm>): void {
    this.typed = { ...kept, ...this.typed };
    this.isRestored = Object.keys(kept).length > 0;
  }

  edited(change: Partial<ClientForm>): void {
    this.typed = { ...this.typed, ...change };
    const { saving } = this;
    if (saving.step === 'saved') this.saving = { step: 'idle' };
    if (saving.step === 'failed') this.failed(corrected(saving.failure, Object.keys(change)));
  }

  left(field: ClientField): void {
    this.touched.add(field);
  }

  sent(): void {
    this.isRestored = false;
    this.saving = { step: 'sending' };
  }

  failed(failure: Failure): void {
    this.saving = { step: 'failed', failure };
  }

  /** Input during the request stays. */
  saved(form: ClientForm): void {
    this.typed = changedClientFields(this.form, form);
    this.base = toSend(form);
    this.saving = { step: 'saved' };
  }

  discarded(): void {
    this.typed = {};
    this.isRestored = false;
    this.touched.clear();
    this.saving = { step: 'idle' };
  }
}
