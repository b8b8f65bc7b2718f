import { inject, injectable } from 'inversify';
import { action, makeObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { TypedInput } from '../../drafts/TypedInput';

/** Unsent notes to the haulier, by offer. */
@injectable()
export class KeepTransportNotes extends OfferDrafts<'transportNotes'> {
  private readonly notes;

  constructor(@inject(Book) book: Book, @inject(TypedInput) input: TypedInput) {
    const notes = observable.map<HashId, string>();
    super({
      book,
      input,
      collection: 'transportNotes',
      typed: hashId => notes.get(hashId) ?? null,
      show: (hashId, note) => (note ? notes.set(hashId, note) : notes.delete(hashId)),
    });
    this.notes = notes;
    makeObservable(this, { noteTyped: action });
  }

  noteFor(hashId: HashId): string {
    return this.notes.get(hashId) ?? '';
  }

  /** Takes a note that the dealer types, and keeps it as a draft. */
  noteTyped(hashId: HashId, note: string): void {
    if (note === '') this.notes.delete(hashId);
    else this.notes.set(hashId, note);
    this.execute(hashId);
  }
}
