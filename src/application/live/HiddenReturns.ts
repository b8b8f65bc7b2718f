import { injectable } from 'inversify';
import { reaction, runInAction, when } from 'mobx';
import type { HiddenOffer } from '../../domain/offers/HiddenOffer';
import type { HashId } from '../../domain/offers/Offer';
import { returnReason } from '../../domain/offers/returnReason';
import { isOnSale } from '../../domain/offers/Sale';
import { HOUR, type Instant, MINUTE, SECOND } from '../../domain/shared/Instant';
import { rotatedByDay } from '../../domain/shared/Lists';
import { PressStore } from '../bidding/press/PressStore';
import { Book } from '../book/Book';
import { FreshOffers } from '../offers/FreshOffers';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { earlierNow } from '../shared/bothClocks';
import { together } from '../shared/together';

const REREADS_EVERY = 15 * MINUTE;
const MOST_AT_A_TIME = 50;

/** Shows hidden offers again when the condition is met under which the dealer hid them. */
@injectable()
export class HiddenReturns {
  /** The offers that were read, the latest last. */
  private readonly read = new Set<HashId>();

  constructor(
    private readonly hidden: HiddenOffers,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly fresh: FreshOffers,
    private readonly pressStore: PressStore,
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
        () => [browse.place.restarts, browse.question],
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

  /**
   * Reads the offers that the dealer has hidden until their price falls or a bid comes. Their rows may not be loaded, and then
   * nothing else says that the condition is met. Runs until it is cancelled: once the hidden offers are known, and then every
   * 15 minutes.
   */
  reread(): Cancel {
    const controller = new AbortController();
    let cancelNext: Cancel = () => {};
    /** One a second, and none beside a press. */
    const readNext = (hashIds: readonly HashId[]): void => {
      const [hashId, ...others] = hashIds;
      if (hashId === undefined) return;
      cancelNext = this.clock.after(SECOND, () => {
        if (this.pressStore.isAnyLocked) return readNext(hashIds);
        this.read.delete(hashId);
        this.read.add(hashId);
        void this.fresh.read(hashId, controller.signal);
        readNext(others);
      });
    };
    const start = (): void => {
      cancelNext();
      readNext(this.dueForReading);
    };
    return together(
      when(() => this.book.held.isRead(), start),
      this.clock.every(REREADS_EVERY, start),
      () => cancelNext(),
      () => controller.abort(),
    );
  }

  /** Those that were never read come first, then those that were read longest ago. A sold offer does not come back. */
  private get dueForReading(): readonly HashId[] {
    const waiting = this.book.held
      .all('hidden')
      .filter(({ until, cameBack }) => cameBack === null && (until === 'priceFalls' || until === 'bid'))
      .map(({ hashId }) => hashId)
      .filter(hashId => {
        const offer = this.registry.get(hashId);
        return offer === undefined || isOnSale(offer);
      });
    const known = new Set(waiting);
    const earlier = [...this.read].filter(hashId => known.has(hashId));
    const unread = waiting.filter(hashId => !this.read.has(hashId));
    // A short visit does not come to the others.
    return [...rotatedByDay(unread, this.clock.now()), ...earlier].slice(0, MOST_AT_A_TIME);
  }

  /** The hidden offers whose condition is met. */
  private returning(now: Instant): readonly HiddenOffer[] {
    return this.book.held.all('hidden').filter(hidden => this.returned(hidden, now)?.cameBack !== hidden.cameBack);
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
    const { place } = this.lists.of('browse');
    return this.lists.visible !== 'browse' || (place.isAtRest && this.lists.openOffer === null);
  }

  /** The dealer has opened the offer, so its return is told. */
  private opened(hashId: HashId): void {
    if (this.hidden.recordOf(hashId)?.cameBack) void this.book.change('hidden', hashId, () => null);
  }
}
