import { makeAutoObservable, observable } from 'mobx';
import type { ClientForm } from '../../domain/selling/Client';
import type { Failure } from '../../domain/shared/Failure';

export interface UnsentClient {
  readonly key: number;
  readonly form: ClientForm;
  readonly state:
    | { readonly step: 'sending' }
    | { readonly step: 'failed'; readonly because: Failure }
    /** The page was loaded again before the answer came: nobody knows. */
    | { readonly step: 'unknown' }
    /** It was being typed when another one was restored. */
    | { readonly step: 'setAside' };
}

/** New clients that are under way, or whose form waits to be taken up again. */
export class UnsentClientStore {
  readonly entries = observable.array<UnsentClient>([], { deep: false });
  private lastKey = 0;

  constructor() {
    makeAutoObservable(this, { entries: false });
  }

  get waiting(): readonly UnsentClient[] {
    return this.entries.filter(({ state }) => state.step !== 'sending');
  }

  added(form: ClientForm, state: UnsentClient['state']): number {
    this.lastKey += 1;
    this.entries.push({ key: this.lastKey, form, state });
    return this.lastKey;
  }

  failed(key: number, because: Failure): void {
    const index = this.entries.findIndex(entry => entry.key === key);
    const entry = this.entries[index];
    if (entry) this.entries[index] = { ...entry, state: { step: 'failed', because } };
  }

  ended(key: number): void {
    const entry = this.entries.find(held => held.key === key);
    if (entry) this.entries.remove(entry);
  }
}
