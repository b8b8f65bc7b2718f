import { injectable } from 'inversify';
import { compareStructural, computed } from 'mobx';
import {
  type Commitment,
  commitment,
  type Exposure,
  exposure,
  type OfferWithBid,
  withOwnBid,
} from '../../../domain/bidding/Exposure';
import { summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { BookStore } from '../../book/BookStore';
import { CountedRows } from '../../offers/list/CountedRows';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { OwnPurchases } from '../deal/OwnPurchases';

interface BidOnOffer {
  readonly offer: OfferWithBid;
  readonly amount: Money;
}

/** Measures what the dealer's bids and deals bind. A view that calls this observes all loaded bids and deals. */
@injectable()
export class MeasureExposure {
  /** Computed offer by offer, because most pushes do not change what an offer binds. */
  private readonly commitments = computed(() => {
    const hashIds = new Set(summedAsWhole.flatMap(tab => [...this.rows.idsOf(tab)]));
    return Array.from(hashIds, hashId => computed(() => this.commitmentTo(hashId), { equals: compareStructural }));
  });
  private readonly held = computed(() => this.commitments.get().flatMap(one => one.get() ?? []));

  constructor(
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
    private readonly purchases: OwnPurchases,
    private readonly bookStore: BookStore,
  ) {}

  /**
   * The exposure after these bids. Null until all own bids and deals are held, because a part of them would be a smaller
   * sum. The time is an argument, because MobX does not notice that it passes.
   */
  execute(now: Instant, bids: readonly BidOnOffer[] = []): Exposure | null {
    if (!summedAsWhole.every(tab => this.rows.isWhole(tab))) return null;
    const placed = bids.map(({ offer, amount }) => {
      const purchase = this.purchases.of(offer);
      return commitment(withOwnBid(offer, amount), { placedAt: now, purchase });
    });
    const others = this.held.get().filter(({ hashId }) => placed.every(bid => bid.hashId !== hashId));
    return exposure([...others, ...placed], now);
  }

  private commitmentTo(hashId: HashId): Commitment | null {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const placedAt = this.bookStore.get('placedBids', hashId)?.placedAt ?? null;
    return commitment(offer, { placedAt, purchase: this.purchases.of(offer) });
  }
}
