import { makeAutoObservable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';

/** A draft on this device that was neither sent nor discarded. `name` is '' if nothing identifying was typed. */
export type Unfinished =
  | { readonly what: 'client'; readonly name: string }
  | { readonly what: 'invoice'; readonly name: string; readonly client: ClientId };

export class UnfinishedStore {
  items: readonly Unfinished[] = [];

  constructor() {
    makeAutoObservable(this, { items: observableRef });
  }

  arrived(items: readonly Unfinished[]): void {
    this.items = items;
  }
}
