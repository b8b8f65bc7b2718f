import { inject, injectable } from 'inversify';
import {
  type Commitments,
  commitmentsAfter,
  type Exposure,
  exposure,
  type OfferWithBid,
} from '../../domain/bidding/Exposure';
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
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(BookStore) private readonly book: BookStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** The exposure after these bids. Null if neither the bids nor the deals are loaded. */
  execute(bids: readonly BidOnOffer[] = []): Exposure | null {
    const lists = [this.lists.of('ownBids'), this.lists.of('inRealization')];
    if (lists.every(list => list.lastFetchedAt === null)) return null;
    return exposure(commitmentsAfter(this.commitments(lists), bids));
  }

  private commitments(lists: readonly OfferListStore[]): Commitments {
    return {
      offers: lists.flatMap(({ ids }) => ids.flatMap(hashId => this.registry.get(hashId) ?? [])),
      placedBids: this.book.all('placedBids'),
      isPartial: lists.some(list => list.lastFetchedAt === null || list.ids.length < list.totalCount),
      isSaleChecked: hashId => this.bars.isSaleChecked(hashId),
      now: this.clock.now(),
    };
  }
}
