import { inject, injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { TransportNoteStore } from './TransportNoteStore';

@injectable()
export class KeepTransportNotes extends OfferDrafts {
  constructor(
    @inject(DealerDrafts) drafts: DealerDrafts,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
  ) {
    super({
      drafts,
      prefix: 'transport ',
      typed: hashId => notes.noteFor(hashId) || null,
      restored: (hashId, note) => notes.noteTyped(hashId, typeof note === 'string' ? note : ''),
    });
  }

  /** Takes a note that the dealer types, and keeps it as a draft. */
  noteTyped(hashId: HashId, note: string): void {
    this.notes.noteTyped(hashId, note);
    this.execute(hashId);
  }
}
