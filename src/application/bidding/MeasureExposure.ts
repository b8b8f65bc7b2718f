import { inject, injectable } from 'inversify';
import { compareStructural, computed } from 'mobx';
import {
  type Commitment,
  commitment,
  type Exposure,
  exposure,
  isBinding,
  type OfferWithBid,
  sumOf,
  withOwnBid,
} from '../../domain/bidding/Exposure';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { BookStore } from '../book/BookStore';
import { OfferLists } from '../offers/OfferLists';
import type { OfferListStore } from '../offers/OfferListStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { ActionBarStore } from './ActionBarStore';

interface BidOnOffer {
  readonly offer: OfferWithBid;
  readonly amount: Money;
}

/** Measures what the dealer's bids and deals bind. A view that calls this observes all loaded bids and deals. */
@injectable()
export class MeasureExposure {
  /** Computed offer by offer, because most pushes do not change what an offer binds. */
  private readonly commitments = computed(() => {
    const hashIds = new Set(this.lists.flatMap(({ ids }) => ids));
    const ofOffer = (hashId: HashId) => computed(() => this.commitmentTo(hashId), { equals: compareStructural });
    return new Map(Array.from(hashIds, hashId => [hashId, ofOffer(hashId)]));
  });
  private readonly held = computed(() => sumOf(Array.from(this.commitments.get().values(), one => one.get())));

  constructor(
    @inject(OfferLists) private readonly offerLists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(BookStore) private readonly book: BookStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** The exposure after these bids. Null if neither the bids nor the deals are loaded. */
  execute(bids: readonly BidOnOffer[] = []): Exposure | null {
    if (this.lists.every(list => list.lastFetchedAt === null)) return null;
    const placed = bids.map(({ offer, amount }) =>
      commitment(withOwnBid(offer, amount), {
        isBinding: true,
        isSaleChecked: this.bars.isSaleChecked(offer.hashId),
      }),
    );
    const replaced = bids.flatMap(({ offer }) => this.commitments.get().get(offer.hashId)?.get() ?? []);
    const isPartial = this.lists.some(list => list.lastFetchedAt === null || list.ids.length < list.totalCount);
    return exposure(sumOf([this.held.get(), ...placed], replaced), isPartial);
  }

  private get lists(): readonly OfferListStore[] {
    return [this.offerLists.of('ownBids'), this.offerLists.of('inRealization')];
  }

  private commitmentTo(hashId: HashId): Commitment {
    const offer = this.registry.get(hashId);
    if (!offer) return sumOf([]);
    const placed = this.book.get('placedBids', hashId);
    return commitment(offer, {
      isBinding: placed !== undefined && isBinding(placed, this.clock.now()),
      isSaleChecked: this.bars.isSaleChecked(hashId),
    });
  }
}
