import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferTab } from '../../domain/offers/OfferTab';
import type { OwnData } from '../../domain/search/OwnData';
import { SECOND } from '../../domain/shared/Instant';
import { BookStore } from '../book/BookStore';
import { FollowBook } from '../book/FollowBook';
import { RecallSeen } from '../offers/seen/RecallSeen';
import { SeenStore } from '../offers/seen/SeenStore';
import { Clock } from '../ports/Clock';
import { ArrangementStore } from './ArrangementStore';

/** The storage of a browser may never answer, and no list waits longer for it. */
const LONGEST_WAIT = 2 * SECOND;

/** Reads the dealer's own data that an order or a refinement of these offers uses. */
@injectable()
export class ReadOwnData {
  constructor(
    @inject(BookStore) private readonly book: BookStore,
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(SeenStore) private readonly seen: SeenStore,
    @inject(RecallSeen) private readonly recall: RecallSeen,
    @inject(ArrangementStore) private readonly arrangements: ArrangementStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Observable. */
  isKnown(hashIds: readonly HashId[], { book, sight }: OwnData): boolean {
    return (!book || this.book.isRead) && (!sight || hashIds.every(hashId => this.seen.isRead(hashId)));
  }

  /** Whether the rows of a list are shown without own data that their order or refinements use. */
  missed(tab: OfferTab, isMissing: boolean): void {
    this.arrangements.ownDataMissed(tab, isMissing);
  }

  /** Resolves when the data is known, when it cannot be read, or after two seconds. Null if it is known already. */
  execute(hashIds: readonly HashId[], wanted: OwnData): Promise<void> | null {
    if (this.isKnown(hashIds, wanted)) return null;
    const reads = [
      ...(wanted.book ? [this.followBook.execute()] : []),
      ...(wanted.sight ? [this.recall.of(hashIds)] : []),
    ];
    return new Promise(resolve => {
      const stop = this.clock.after(LONGEST_WAIT, resolve);
      void Promise.all(reads).then(() => {
        stop();
        resolve();
      });
    });
  }
}
