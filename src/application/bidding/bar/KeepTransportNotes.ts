import { inject, injectable } from 'inversify';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { TransportNoteStore } from './TransportNoteStore';

@injectable()
export class KeepTransportNotes extends OfferDrafts {
  constructor(@inject(DealerDrafts) drafts: DealerDrafts, @inject(TransportNoteStore) notes: TransportNoteStore) {
    super({
      drafts,
      prefix: 'transport ',
      typed: hashId => notes.noteFor(hashId) || null,
      restored: (hashId, note) => notes.noteTyped(hashId, typeof note === 'string' ? note : ''),
    });
  }
}
