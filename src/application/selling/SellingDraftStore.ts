import { makeAutoObservable, observableRef } from 'mobx';
import type { ClientId } from '../../domain/selling/clients/Client';

/** A draft on this device that was neither sent nor discarded. `name` is '' if nothing identifying was typed. */
export type SellingDraft =
  | { readonly what: 'client'; readonly name: string }
  | { readonly what: 'invoice'; readonly name: string; readonly client: ClientId };

export class SellingDraftStore {
  drafts: readonly SellingDraft[] = [];

  constructor() {
    makeAutoObservable(this, { drafts: observableRef });
  }

  arrived(drafts: readonly SellingDraft[]): void {
    this.drafts = drafts;
  }
}
