import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../../domain/offers/Offer';
import { mayWin } from '../../../domain/offers/OwnBidStanding';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { KeepPurchaseTimes } from './KeepPurchaseTimes';
import { OwnPurchases } from './OwnPurchases';

/** Shows that this dealer is the buyer of an offer that was sold without a press on this page. */
@injectable()
export class ShowFoundDeal {
  constructor(
    private readonly purchases: OwnPurchases,
    private readonly times: KeepPurchaseTimes,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  /** `before` is the offer before the sale, and `now` has its deal. */
  async execute(before: Offer, now: Offer): Promise<void> {
    const { hashId } = now;
    const isOfBid = isDealOfBid(before, now);
    runInAction(() => {
      this.purchases.found(hashId);
      if (isOfBid) this.notifyDealer.won(now);
    });
    await this.times.dealSeen(hashId);
    // A press in another tab of this browser has stored its time.
    const isBoughtHere = this.purchases.timeOf(hashId)?.isLatest === false;
    if (!isOfBid && !isBoughtHere) runInAction(() => this.notifyDealer.boughtElsewhere(now));
  }
}

/** The seller accepts a bid at its price, also a lower one than the highest. A purchase on another device has another price. */
function isDealOfBid(before: Offer, { deal }: Offer): boolean {
  const price = deal?.clientPrice ?? null;
  return price === null || before.ownBid === null ? mayWin(before) : price === before.ownBid;
}
