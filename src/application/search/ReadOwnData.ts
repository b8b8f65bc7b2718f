import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import type { OwnData } from '../../domain/search/OwnData';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { ReadSeenOffers } from '../offers/seen/ReadSeenOffers';
import { SeenStore } from '../offers/seen/SeenStore';
import { Clock } from '../ports/Clock';
import { BROWSER_LIMIT, pause } from '../shared/inTime';

/** Reads the dealer's own data that an order or a refinement of these offers uses. */
@injectable()
export class ReadOwnData {
  constructor(
    private readonly bookStore: BookStore,
    private readonly book: Book,
    private readonly seen: SeenStore,
    private readonly readSeen: ReadSeenOffers,
    private readonly clock: Clock,
  ) {}

  /** Observable. */
  isKnown(hashIds: readonly HashId[], { book, sight }: OwnData): boolean {
    return (!book || this.bookStore.isRead()) && (!sight || hashIds.every(hashId => this.seen.isRead(hashId)));
  }

  /** Resolves when the data is known, when it cannot be read, or after the longest wait for the browser. Null if it is known already. */
  execute(hashIds: readonly HashId[], wanted: OwnData): Promise<void> | null {
    if (this.isKnown(hashIds, wanted)) return null;
    const reads = [...(wanted.book ? [this.book.hold()] : []), ...(wanted.sight ? [this.readSeen.of(hashIds)] : [])];
    // The storage of the browser may never answer.
    return Promise.race([Promise.all(reads), pause(this.clock, BROWSER_LIMIT)]).then(() => {});
  }
}
