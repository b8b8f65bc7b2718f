import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../domain/offers/Offer';
import { hasLost, mayHaveWon } from '../../domain/offers/OwnBidStanding';
import { FindDeal } from '../offers/FindDeal';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { FindOutOutcome } from '../outcomes/FindOutOutcome';
import { ActionBarStore } from './ActionBarStore';

/** Looks up the buyer of an offer that was closed while this dealer led or waited for the seller. */
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
    this.registry.onClosed(offer => this.execute(offer));
  }

  private execute(closed: Offer): void {
    const { hashId } = closed;
    if (!mayHaveWon(closed) || hasLost(closed) || this.bars.isFindingBuyer(hashId)) return;
    // A press with an open outcome already re-reads the offer.
    if (this.bars.isLocked(hashId) || this.bars.isInDoubt(hashId)) return;
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
