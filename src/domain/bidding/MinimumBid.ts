import { bidStanding, type HeightOfBids, isHighestBidKnown } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { euros, type Money } from '../shared/Money';

export const BID_STEP = euros(50);

/** The lowest bid that outbids `highestBid`. Without bids, `highestBid` is 0 and the result is one step. */
export const minimumBid = (highestBid: Money): Money => (highestBid + BID_STEP) as Money;

/** The lowest bid in whole euros. The bid field does not accept cents. */
export const wholeMinimumBid = (highestBid: Money): Money => (Math.ceil(minimumBid(highestBid) / 100) * 100) as Money;

/** The lowest bid in whole euros on this offer. Null if the highest bid is not known. */
export const nextBid = (offer: HeightOfBids): Money | null =>
  isHighestBidKnown(offer) ? wholeMinimumBid(offer.highestBid) : null;

/** The next bid that a press proposes. Null for a dealer who leads or may lead, because they need not bid. */
export const proposedBid = (offer: Offer): Money | null =>
  ['leading', 'newBid', 'placed'].includes(bidStanding(offer)) ? null : nextBid(offer);

/**
 * How much more than the minimum a bid of at least 110 % of the minimum is. Null for a lower bid, and for one that is exactly
 * the seller's minimum price, because less need not be accepted. The dealer pays what was bid, because a bid is no ceiling for
 * automatic bids.
 */
export function excessOverMinimum(
  amount: Money,
  { highestBid, minimalPrice }: Pick<Offer, 'highestBid' | 'minimalPrice'>,
): Money | null {
  const minimum = wholeMinimumBid(highestBid);
  if (amount === Math.ceil(minimalPrice / 100) * 100) return null;
  return amount * 10 >= minimum * 11 ? ((amount - minimum) as Money) : null;
}

/** For a warning only, because the server decides. An empty field (0) is not a bid yet. */
export function isBelowMinimum(amount: Money, highestBid: Money): boolean {
  return amount > 0 && amount < minimumBid(highestBid);
}
