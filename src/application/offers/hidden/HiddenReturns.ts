import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { HiddenOffer } from '../../../domain/offers/HiddenOffer';
import type { HashId } from '../../../domain/offers/Offer';
import { returnReason } from '../../../domain/offers/returnReason';
import { HOUR, type Instant } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { type Cancel, Clock } from '../../ports/Clock';
import { earlierNow } from '../../shared/bothClocks';
import { together } from '../../shared/together';
import { OfferLists } from '../list/OfferLists';
import { OfferRegistry } from '../OfferRegistry';
import { HiddenOffers } from './HiddenOffers';

/** Shows hidden offers again when the condition is met under which the dealer hid them. */
@injectable()
export class HiddenReturns {
  constructor(
    private readonly hidden: HiddenOffers,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const browse = this.lists.of('browse');
    const returning = () => this.returning(earlierNow(this.clock));
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

  /** The hidden offers whose condition is met. */
  private returning(now: Instant): readonly HiddenOffer[] {
    return this.bookStore.all('hidden').filter(hidden => this.returned(hidden, now)?.cameBack !== hidden.cameBack);
  }

  private comeBack(returning: readonly HiddenOffer[]): void {
    const now = earlierNow(this.clock);
    runInAction(() => {
      for (const { hashId } of returning) {
        if (!this.isAtRest) this.hidden.wait(hashId);
        void this.book.change('hidden', hashId, stored => this.returned(stored, now));
      }
    });
  }

  /** The record as it has to be stored now. */
  private returned(hidden: HiddenOffer | undefined, now: Instant): HiddenOffer | null {
    if (!hidden || hidden.cameBack !== null) return hidden ?? null;
    const cameBack = returnReason(hidden, this.registry.get(hidden.hashId), now);
    return cameBack === null ? hidden : { ...hidden, cameBack, cameBackAt: now };
  }

  /** Whether no row moves under the pointer and none that the dealer reads. */
  private get isAtRest(): boolean {
    const { scrollTop, isInUse } = this.lists.of('browse');
    return this.lists.visible !== 'browse' || (scrollTop === 0 && !isInUse && this.lists.openOffer === null);
  }

  /** The dealer has opened the offer, so its return is told. */
  private opened(hashId: HashId): void {
    if (this.hidden.recordOf(hashId)?.cameBack) void this.book.change('hidden', hashId, () => null);
  }
}
