import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';

/** Unsent notes to the haulier, by offer. */
export class TransportNoteStore {
  private readonly notes = observable.map<HashId, string>();

  constructor() {
    makeAutoObservable<this, 'notes'>(this, { notes: false });
  }

  noteFor(hashId: HashId): string {
    return this.notes.get(hashId) ?? '';
  }

  noteTyped(hashId: HashId, note: string): void {
    if (note === '') this.notes.delete(hashId);
    else this.notes.set(hashId, note);
  }
}
