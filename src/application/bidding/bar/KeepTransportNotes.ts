import { inject, injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { TypedInput } from '../../drafts/TypedInput';
import { TransportNoteStore } from './TransportNoteStore';

@injectable()
export class KeepTransportNotes extends OfferDrafts<'transportNotes'> {
  constructor(
    @inject(Book) book: Book,
    @inject(TypedInput) input: TypedInput,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
  ) {
    super({
      book,
      input,
      collection: 'transportNotes',
      typed: hashId => notes.noteFor(hashId) || null,
      show: (hashId, note) => notes.noteTyped(hashId, note ?? ''),
    });
  }

  /** Takes a note that the dealer types, and keeps it as a draft. */
  noteTyped(hashId: HashId, note: string): void {
    this.notes.noteTyped(hashId, note);
    this.execute(hashId);
  }
}
