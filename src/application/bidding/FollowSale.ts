import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../domain/offers/Offer';
import { hasLost, mayHaveWon } from '../../domain/offers/OwnBidStanding';
import { FindDeal } from '../offers/FindDeal';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { FindOutOutcome } from '../outcomes/FindOutOutcome';
import { ActionBarStore } from './ActionBarStore';

/** Looks up the buyer of an offer that was sold while this dealer led or waited for the seller. */
@injectable()
export class FollowSale {
  constructor(
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(FindDeal) private readonly findDeal: FindDeal,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
  ) {}

  /** Follows each sale that a push or an answer reports from now on. */
  begin(): void {
    this.registry.onSold((before, now) => this.execute(before, now));
  }

  private execute(before: Offer, now: Offer): void {
    const { hashId } = now;
    // The server drops the own bid when it creates a deal.
    if (!mayHaveWon({ ...now, ownBid: now.ownBid ?? before.ownBid })) return;
    // A press with an open outcome already re-reads the offer.
    if (this.bars.purchaseOf(hashId) !== 'none') return;
    const ended = () => runInAction(() => this.bars.buyerLookupEnded(hashId));
    let isOwn = false;
    runInAction(() => this.bars.buyerLookupStarted(hashId));
    this.findOut.execute({
      look: async signal => {
        isOwn = await this.findDeal.execute(hashId, signal);
        const offer = this.registry.get(hashId);
        return isOwn || (offer !== undefined && hasLost(offer));
      },
      listen: onPush => this.registry.watch(hashId, { bid: null, onPush }),
      onSeen: () => {
        ended();
        if (isOwn) void this.loadOffers.refresh('inRealization');
      },
      onUnknown: ended,
    });
  }
}
