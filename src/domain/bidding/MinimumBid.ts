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

/** The seller's minimum price as an amount of the bid field. 0 if there is none. */
export const wholeMinimumPrice = ({ minimalPrice }: Pick<Offer, 'minimalPrice'>): Money =>
  (Math.ceil(minimalPrice / 100) * 100) as Money;

/** How much more than `enough` a bid is. */
export interface ExcessBid {
  readonly excess: Money;
  readonly enough: Money;
  readonly of: 'minimum' | 'minimumPrice';
}

/**
 * A bid of at least 110 % of what is enough: the minimum bid, or the seller's minimum price above it, because the seller need
 * not accept less. Null for a lower bid. The dealer pays what was bid, because a bid is no ceiling for automatic bids.
 */
export function excessBid(amount: Money, offer: Pick<Offer, 'highestBid' | 'minimalPrice'>): ExcessBid | null {
  const minimum = wholeMinimumBid(offer.highestBid);
  const price = wholeMinimumPrice(offer);
  const enough = price > minimum ? price : minimum;
  if (amount * 10 < enough * 11) return null;
  return { excess: (amount - enough) as Money, enough, of: enough === minimum ? 'minimum' : 'minimumPrice' };
}

/** For a warning only, because the server decides. An empty field (0) is not a bid yet. */
export function isBelowMinimum(amount: Money, highestBid: Money): boolean {
  return amount > 0 && amount < minimumBid(highestBid);
}
