import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../../domain/offers/Offer';
import { hasLost, isSaleOld, mayHaveBought, mayHaveWon, mayWin } from '../../../domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../domain/offers/Sale';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { FindDeal } from '../../offers/FindDeal';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { FindOutOutcome } from '../../outcomes/FindOutOutcome';
import { Clock } from '../../ports/Clock';
import { CheckSoldOffers } from './CheckSoldOffers';
import { KeepPurchaseTimes } from './KeepPurchaseTimes';
import { OwnPurchases } from './OwnPurchases';

/**
 * Looks up the buyer of each sold offer that this dealer bid on. An offer that is sold while this dealer leads or waits
 * for the seller is read again. The other offers, such as the own bids in a list that arrives, share the calls for the
 * deals.
 */
@injectable()
export class FollowSale {
  constructor(
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(FindDeal) private readonly findDeal: FindDeal,
    @inject(CheckSoldOffers) private readonly checkSoldOffers: CheckSoldOffers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OwnPurchases) private readonly purchases: OwnPurchases,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(Clock) private readonly clock: Clock,
    @inject(KeepPurchaseTimes) private readonly times: KeepPurchaseTimes,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
  ) {}

  /** Follows each sale of an offer that is held, or that a push or an answer brings from now on. */
  begin(): void {
    runInAction(() => this.registry.onSold((before, now) => this.execute(before, now)));
  }

  private execute(before: Offer | undefined, now: Offer): void {
    const { hashId } = now;
    const isSoldNow = before !== undefined && isOnSale(before);
    // A press with an open outcome already re-reads the offer.
    const isPressed = this.purchases.pressedOf(hashId) !== 'none';
    // The sale and its deal may arrive together.
    if (isSoldNow && hasDeal(now) && mayWin(before) && !isPressed) this.won(before, now);
    const isFollowed = before !== undefined && mayHaveBought(before);
    // The server drops the own bid when it creates a deal.
    const bid = { ...now, ownBid: now.ownBid ?? before?.ownBid ?? null };
    if (isFollowed || !mayHaveBought(bid)) return;
    if (isSoldNow && mayHaveWon(bid) && !isPressed) this.readAgain(bid);
    else if (isSaleOld(now, this.clock.now())) this.purchases.buyerLookup(hashId, 'none');
    else this.checkSoldOffers.execute(hashId);
  }

  /** This dealer led and has a deal now: of the bid, or of a purchase on another device, which has another price. */
  private won({ ownBid }: Offer, now: Offer): void {
    const price = now.deal?.clientPrice ?? null;
    const isOfBid = price === null || ownBid === null || price === ownBid;
    runInAction(() => {
      this.purchases.found(now.hashId);
      if (isOfBid) this.notifyDealer.won(now);
      else this.notifyDealer.purchaseEnded(now, true);
    });
    void this.times.dealSeen(now.hashId);
  }

  private readAgain(bid: Offer): void {
    const { hashId } = bid;
    const ended = () => runInAction(() => this.purchases.buyerLookup(hashId, 'none'));
    let isOwn = false;
    this.purchases.buyerLookup(hashId, 'checking');
    this.findOut.run({
      check: async signal => {
        isOwn = await this.findDeal.execute(hashId, signal);
        const offer = this.registry.get(hashId);
        return isOwn || (offer !== undefined && hasLost(offer));
      },
      listen: onPush => this.registry.watch(hashId, { bid: null, onPush }),
      onSeen: () => {
        if (isOwn) this.won(bid, this.registry.get(hashId)!);
        ended();
        if (isOwn) void this.loadOffers.refresh('inRealization');
      },
      onUnknown: ended,
    });
  }
}
