import { euros, type Money } from '../shared/Money';

export const BID_STEP = euros(50);

/** The lowest bid that outbids `highestBid`. Without bids, `highestBid` is 0 and the result is one step. */
export const minimumBid = (highestBid: Money): Money => (highestBid + BID_STEP) as Money;

/** The lowest bid in whole euros. The bid field does not accept cents. */
export const wholeMinimumBid = (highestBid: Money): Money => (Math.ceil(minimumBid(highestBid) / 100) * 100) as Money;

/** For a warning only, because the server decides. An empty field (0) is not a bid yet. */
export function isBelowMinimum(amount: Money, highestBid: Money): boolean {
  return amount > 0 && amount < minimumBid(highestBid);
}
