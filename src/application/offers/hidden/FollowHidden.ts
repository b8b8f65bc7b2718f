import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { HiddenOffer } from '../../../domain/offers/HiddenOffer';
import type { HashId } from '../../../domain/offers/Offer';
import { HOUR } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { type Cancel, Clock } from '../../ports/Clock';
import { earlierNow } from '../../shared/bothClocks';
import { together } from '../../shared/together';
import { OfferLists } from '../list/OfferLists';
import { AwaitHidden } from './AwaitHidden';
import { HiddenOffers } from './HiddenOffers';
import { HiddenStore } from './HiddenStore';

/** Shows hidden offers again when the condition is met under which the dealer hid them. */
@injectable()
export class FollowHidden {
  constructor(
    private readonly awaitHidden: AwaitHidden,
    private readonly hiddenOffers: HiddenOffers,
    private readonly store: HiddenStore,
    private readonly book: Book,
    private readonly lists: OfferLists,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const browse = this.lists.of('browse');
    const returning = () => this.hiddenOffers.returning(earlierNow(this.clock));
    const judge = () => this.comeBack(returning());
    return together(
      this.awaitHidden.run(),
      reaction(returning, judge, { fireImmediately: true }),
      // Time passes without a change.
      this.clock.every(HOUR, judge),
      reaction(
        () => [browse.restarts, browse.question],
        () => this.store.released(),
      ),
      // Not when the pointer leaves the list: the button would vanish on the way to it.
      reaction(
        () => this.lists.visible === 'browse',
        isVisible => isVisible || this.store.released(),
      ),
      reaction(
        () => this.lists.openOffer,
        (_open, left) => left && this.opened(left),
      ),
    );
  }

  private comeBack(returning: readonly HiddenOffer[]): void {
    runInAction(() => {
      for (const { hashId } of returning) {
        if (!this.isAtRest) this.store.cameBackLater(hashId);
        void this.book.change('hidden', hashId, stored => this.hiddenOffers.returned(stored, earlierNow(this.clock)));
      }
    });
  }

  /** Whether no row moves under the pointer and none that the dealer reads. */
  private get isAtRest(): boolean {
    const { scrollTop, isInUse } = this.lists.of('browse');
    return this.lists.visible !== 'browse' || (scrollTop === 0 && !isInUse && this.lists.openOffer === null);
  }

  /** The dealer has opened the offer, so its return is told. */
  private opened(hashId: HashId): void {
    if (this.hiddenOffers.recordOf(hashId)?.cameBack) void this.book.change('hidden', hashId, () => null);
  }
}
