import { makeAutoObservable, observable } from 'mobx';
import type { UnsentClientState } from '../../../domain/book/BookRecord';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';

export interface UnsentClient {
  /** The time when the client was added, or the next free number. It keeps drafts of several tabs apart. */
  readonly key: Instant;
  readonly form: ClientForm;
  readonly state: UnsentClientState;
}

/** New clients whose creation is in progress, or whose data waits to be restored. */
export class UnsentClientStore {
  readonly all = observable.array<UnsentClient>([], { deep: false });

  constructor() {
    makeAutoObservable(this, { all: false });
  }

  /** Without those whose answer is awaited. */
  get clients(): readonly UnsentClient[] {
    return this.all.filter(({ state }) => state.step !== 'sending' || state.isAnswerLost);
  }

  added(form: ClientForm, state: UnsentClientState, at: Instant): Instant {
    const key = Math.max(at, ...this.all.map(client => client.key + 1));
    this.all.push({ key, form, state });
    return key;
  }

  /** Adds a client from storage, unless this page already has it. */
  restored(key: Instant, form: ClientForm, state: UnsentClientState): void {
    if (this.all.every(client => client.key !== key)) this.all.push({ key, form, state });
  }

  answerLost(key: Instant): void {
    this.moved(key, { step: 'sending', isAnswerLost: true });
  }

  failed(key: Instant, failure: Failure): void {
    this.moved(key, { step: 'failed', failure });
  }

  private moved(key: Instant, state: UnsentClientState): void {
    const index = this.all.findIndex(client => client.key === key);
    const client = this.all[index];
    if (client) this.all[index] = { ...client, state };
  }

  ended(key: Instant): void {
    const client = this.all.find(held => held.key === key);
    if (client) this.all.remove(client);
  }
}
