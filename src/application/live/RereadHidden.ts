import { injectable } from 'inversify';
import { when } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { MINUTE, SECOND } from '../../domain/shared/Instant';
import { rotatedByDay } from '../../domain/shared/rotatedByDay';
import { PressSteps } from '../bidding/press/PressSteps';
import { BookStore } from '../book/BookStore';
import { FreshOffers } from '../offers/FreshOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { together } from '../shared/together';

const EVERY = 15 * MINUTE;
const MOST_AT_A_TIME = 50;

/**
 * Reads the offers that the dealer has hidden until their price falls or a bid comes. Their rows may not be loaded, and then
 * nothing else says that the condition is met.
 */
@injectable()
export class RereadHidden {
  /** The offers that were read, the latest last. */
  private readonly read = new Set<HashId>();

  constructor(
    private readonly bookStore: BookStore,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly presses: PressSteps,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled: once the hidden offers are known, and then every 15 minutes. */
  run(): Cancel {
    const controller = new AbortController();
    let cancelNext: Cancel = () => {};
    /** One a second, and none beside a press. */
    const readNext = (hashIds: readonly HashId[]): void => {
      const [hashId, ...others] = hashIds;
      if (hashId === undefined) return;
      cancelNext = this.clock.after(SECOND, () => {
        if (this.presses.isAnyLocked) return readNext(hashIds);
        this.read.delete(hashId);
        this.read.add(hashId);
        void this.fresh.read(hashId, controller.signal);
        readNext(others);
      });
    };
    const start = (): void => {
      cancelNext();
      readNext(this.due);
    };
    return together(
      when(() => this.bookStore.isRead(), start),
      this.clock.every(EVERY, start),
      () => cancelNext(),
      () => controller.abort(),
    );
  }

  /** Those that were never read come first, then those that were read longest ago. A sold offer does not come back. */
  private get due(): readonly HashId[] {
    const waiting = this.bookStore
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
}
