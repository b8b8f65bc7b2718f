import { euros, type Money } from '../shared/Money';

export const BID_STEP = euros(50);

/** The least that outbids; with no bids yet, one step. */
export const minimumBid = (highestBid: Money): Money => (highestBid + BID_STEP) as Money;

/** Worth a warning and no more: the server has the last word. An empty field, 0, is not yet a bid. */
export function isBelowMinimum(amount: Money, highestBid: Money): boolean {
  return amount > 0 && amount < minimumBid(highestBid);
}
