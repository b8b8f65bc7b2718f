import { injectable } from 'inversify';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import {
  type ClientField,
  type ClientForm,
  clientFormOf,
  emptyClientForm,
  isSameClientForm,
  missingClientFields,
  type RequiredClientField,
  toSend,
} from '../../../domain/selling/clients/ClientForm';
import { FormDrafts } from '../../drafts/FormDrafts';
import { FormEditing } from '../../drafts/FormEditing';
import { FormState } from '../../drafts/FormState';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { newRow } from '../entries/findRow';
import { ClientEntries } from './ClientEntries';
import { KeepUnsentClients } from './KeepUnsentClients';
import { OpenClient } from './OpenClient';

type ClientFormSubject = 'new' | ClientId;

/** Edits and sends a new or an existing client. */
@injectable()
export class EditClient extends FormEditing<ClientForm> {
  readonly form = new ClientFormState();

  constructor(
    private readonly clients: Clients,
    private readonly entries: ClientEntries,
    private readonly opened: OpenClient,
    private readonly unsent: KeepUnsentClients,
    drafts: FormDrafts,
    private readonly write: SendWrite,
  ) {
    super({ drafts, collection: 'clientForms' });
  }

  /** The form is open until it is cancelled. */
  run(subject: ClientFormSubject): Cancel {
    void this.open(subject);
    return () => this.close();
  }

  async open(subject: ClientFormSubject): Promise<void> {
    this.begin(String(subject), this.form);
    runInAction(() => this.form.opened(subject));
    this.shown();
    await this.restore();
  }

  close(): void {
    this.end();
    runInAction(() => this.form.closed());
  }

  /** What the server had before the form that is being sent is out of date. */
  override baseArrived(base: ClientForm): void {
    if (!this.form.isSending) super.baseArrived(base);
  }

  /** Sends a new client, and the form counts as saved at once. If the request fails, the input can be restored. */
  async create(): Promise<void> {
    await this.sendNew();
  }

  /** The same, and returns the new client. Null if it was not created, or if the list does not tell which one it is. */
  async createAndFind(): Promise<Client | null> {
    const sent = await this.sendNew();
    return sent && sent.find(new AbortController().signal);
  }

  /** Null if the client was not created. */
  private async sendNew() {
    if (this.form.subject !== 'new' || !this.form.canSubmit) return null;
    const { form } = this.form;
    const { key } = this.unsent.add(form, { step: 'sending' });
    const sent = toSend(form);
    this.form.saved(form, sent);
    this.settled();
    const row = newRow<Client, ClientForm>({
      port: this.clients,
      data: form,
      fits: client => isSameClientForm(clientFormOf(client), sent),
    });
    const answer = await this.write.execute({ ...row, onLost: () => this.unsent.answerLost(key) });
    void (answer.ok ? this.unsent.end(key) : this.unsent.failed(key, answer.failure));
    await this.entries.reload();
    if (!answer.ok) return null;
    // By now, the page that says it is on screen.
    this.unsent.listed(form);
    return row;
  }

  /** Saves the changes to an existing client. */
  async save(): Promise<void> {
    const { subject, form, canSubmit } = this.form;
    if (subject === null || subject === 'new' || !canSubmit) return;
    runInAction(() => this.form.sent());
    const sent = toSend(form);
    const answer = await this.write.execute({
      send: () => this.clients.change(subject, form),
      onLost: () => this.form.subject === subject && this.form.answerLost(),
      check: async signal => {
        const client = await this.clients.byId(subject, signal);
        return client.ok && isSameClientForm(clientFormOf(client.value), sent);
      },
    });
    const isShown = this.form.subject === subject;
    runInAction(() => {
      if (!answer.ok) return isShown && this.form.failed(answer.failure);
      this.opened.saved(subject, sent);
      if (isShown) this.form.saved(form, sent);
    });
    if (!answer.ok) return;
    if (isShown) this.settled();
    // Another form is on screen.
    else this.forgetDraft(String(subject));
    await this.entries.reload();
  }
}

/** The form on screen, for a new or an existing client. */
class ClientFormState extends FormState<ClientForm> {
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
