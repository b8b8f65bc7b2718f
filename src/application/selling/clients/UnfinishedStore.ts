import { makeAutoObservable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';

/** What was begun on this device and neither sent nor discarded. `name` is '' if nothing was typed that names it. */
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
