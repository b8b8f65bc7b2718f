import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { hasLost, isSaleOld, mayHaveBought, mayHaveWon, mayWin } from '../../../domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../domain/offers/Sale';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { FindOutOutcome } from '../../outcomes/FindOutOutcome';
import { Clock } from '../../ports/Clock';
import { AskForDeals } from './AskForDeals';
import { CheckSoldOffers } from './CheckSoldOffers';
import { FindBuyers } from './FindBuyers';
import { OwnPurchases } from './OwnPurchases';

/**
 * Looks up the buyer of each sold offer, because this dealer may have bought it on another device. An offer that is sold
 * while this dealer leads or waits for the seller is read again until its deal or its loss is known. The own bids in a list
 * that arrives share the calls for the deals.
 */
@injectable()
export class SoldOffers {
  /** The searches for the buyers of offers that this dealer may have won, and what makes each of them ask again. */
  private readonly searches = new Map<HashId, () => void>();

  constructor(
    private readonly findOut: FindOutOutcome,
    private readonly askForDeals: AskForDeals,
    private readonly findBuyers: FindBuyers,
    private readonly checkSoldOffers: CheckSoldOffers,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly purchases: OwnPurchases,
    private readonly loadOffers: LoadOffers,
    private readonly clock: Clock,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  /** Follows each sale of an offer that is held, or that a push or an answer brings from now on. */
  begin(): void {
    runInAction(() => this.registry.onSold((before, now) => this.execute(before, now)));
  }

  /** The dealer has one more deal, perhaps on an offer that was sold a moment ago. */
  dealsRose(): void {
    for (const askAgain of this.searches.values()) askAgain();
    this.findBuyers.dealsRose();
  }

  private execute(before: Offer | undefined, now: Offer): void {
    const { hashId } = now;
    const isSoldNow = before !== undefined && isOnSale(before);
    // A press with an open outcome already re-reads the offer.
    const isPressed = this.purchases.pressedOf(hashId) !== 'none';
    // The sale and its deal may arrive together.
    if (isSoldNow && hasDeal(now) && this.isNewDeal(before) && !isPressed) void this.findBuyers.dealFound(before, now);
    const isFollowed = before !== undefined && mayHaveBought(before);
    // The server drops the own bid when it creates a deal.
    const bid = { ...now, ownBid: now.ownBid ?? before?.ownBid ?? null };
    if (isFollowed || hasDeal(now)) return;
    if (isSoldNow && !isPressed) {
      if (mayHaveWon(bid)) this.readAgain(before, bid);
      else this.findBuyers.execute(before, bid);
    } else if (mayHaveBought(bid)) {
      if (isSaleOld(now, this.clock.now())) this.purchases.buyerLookup(hashId, 'none');
      else this.checkSoldOffers.execute(hashId);
    }
  }

  /** The first list of deals has those of earlier days. */
  private isNewDeal(before: Offer): boolean {
    return mayWin(before) || this.lists.of('inRealization').lastFetchedAt !== null;
  }

  private readAgain(before: Offer, { hashId }: Offer): void {
    const ended = () => runInAction(() => this.purchases.buyerLookup(hashId, 'none'));
    let isOwn = false;
    this.purchases.buyerLookup(hashId, 'checking');
    this.findOut.run({
      check: async () => {
        isOwn = (await this.askForDeals.execute(hashId)) === true;
        const offer = this.registry.get(hashId);
        return isOwn || (offer !== undefined && hasLost(offer));
      },
      listen: onPush => {
        this.searches.set(hashId, onPush);
        return this.registry.watch(hashId, { bid: null, onPush });
      },
      onSeen: () => {
        const now = this.registry.get(hashId)!;
        if (isOwn) void this.findBuyers.dealFound(before, now);
        else runInAction(() => this.notifyDealer.soldToAnother(before, now));
        this.searches.delete(hashId);
        ended();
        if (isOwn) void this.loadOffers.refresh('inRealization');
      },
      // A later deal is still asked for.
      onUnknown: ended,
    });
  }
}
