import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { HiddenOffer } from '../../../domain/offers/HiddenOffer';
import type { HashId } from '../../../domain/offers/Offer';
import { HOUR } from '../../../domain/shared/Instant';
import { type Cancel, Clock } from '../../ports/Clock';
import { earlierNow } from '../../shared/bothClocks';
import { together } from '../../shared/together';
import { OfferLists } from '../list/OfferLists';
import { HiddenOffers } from './HiddenOffers';

/** Shows hidden offers again when the condition is met under which the dealer hid them. */
@injectable()
export class HiddenReturns {
  constructor(
    private readonly hidden: HiddenOffers,
    private readonly lists: OfferLists,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const browse = this.lists.of('browse');
    const returning = () => this.hidden.returning(earlierNow(this.clock));
    const judge = () => this.comeBack(returning());
    return together(
      this.hidden.follow(),
      reaction(returning, judge, { fireImmediately: true }),
      // Time passes without a change.
      this.clock.every(HOUR, judge),
      reaction(
        () => [browse.restarts, browse.question],
        () => this.hidden.release(),
      ),
      // Not when the pointer leaves the list: the button would vanish on the way to it.
      reaction(
        () => this.lists.visible === 'browse',
        isVisible => isVisible || this.hidden.release(),
      ),
      reaction(
        () => this.lists.openOffer,
        (_open, left) => left && this.opened(left),
      ),
    );
  }

  private comeBack(returning: readonly HiddenOffer[]): void {
    runInAction(() => {
      for (const { hashId } of returning) this.hidden.comeBack(hashId, earlierNow(this.clock), !this.isAtRest);
    });
  }

  /** Whether no row moves under the pointer and none that the dealer reads. */
  private get isAtRest(): boolean {
    const { scrollTop, isInUse } = this.lists.of('browse');
    return this.lists.visible !== 'browse' || (scrollTop === 0 && !isInUse && this.lists.openOffer === null);
  }

  /** The dealer has opened the offer, so its return is told. */
  private opened(hashId: HashId): void {
    if (this.hidden.recordOf(hashId)?.cameBack) this.hidden.returnSeen(hashId);
  }
}
