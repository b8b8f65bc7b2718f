import { makeAutoObservable, observable } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';

export interface UnsentClient {
  /** The time when the entry was added, or the next free number. It keeps drafts of several tabs apart. */
  readonly key: Instant;
  readonly form: ClientForm;
  readonly state:
    | { readonly step: 'sending' }
    | { readonly step: 'failed'; readonly failure: Failure }
    /** The page was reloaded before the response arrived, so the outcome is unknown. */
    | { readonly step: 'unknown' }
    /** The draft that was in the form when another client was restored. */
    | { readonly step: 'setAside' };
}

/** New clients whose creation is in progress, or whose data waits to be restored. */
export class UnsentClientStore {
  readonly entries = observable.array<UnsentClient>([], { deep: false });

  constructor() {
    makeAutoObservable(this, { entries: false });
  }

  get clients(): readonly UnsentClient[] {
    return this.entries.filter(({ state }) => state.step !== 'sending');
  }

  added(form: ClientForm, state: UnsentClient['state'], at: Instant): Instant {
    const key = Math.max(at, ...this.entries.map(entry => entry.key + 1));
    this.entries.push({ key, form, state });
    return key;
  }

  /** Adds an entry from storage, unless this page already has it. */
  restored(key: Instant, form: ClientForm, state: UnsentClient['state']): void {
    if (this.entries.every(entry => entry.key !== key)) this.entries.push({ key, form, state });
  }

  failed(key: Instant, failure: Failure): void {
    const index = this.entries.findIndex(entry => entry.key === key);
    const entry = this.entries[index];
    if (entry) this.entries[index] = { ...entry, state: { step: 'failed', failure } };
  }

  ended(key: Instant): void {
    const entry = this.entries.find(held => held.key === key);
    if (entry) this.entries.remove(entry);
  }
}
