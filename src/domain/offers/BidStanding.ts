import type { Money } from '../shared/Money';
import type { Offer } from './Offer';

export type BidStanding = 'noBids' | 'notBidding' | 'outbid' | 'leading';

type BidsOfOffer = Pick<Offer, 'highestBid' | 'ownBid'>;

/** This dealer's position among the bids. An own bid of 0 counts as none. */
export function bidStanding({ highestBid, ownBid }: BidsOfOffer): BidStanding {
  const bid = ownBid ?? 0;
  if (bid > 0) return bid >= highestBid ? 'leading' : 'outbid';
  return highestBid > 0 ? 'notBidding' : 'noBids';
}

/** The highest known bid of any dealer. Null if there is none. */
export function shownBid({ highestBid, ownBid }: BidsOfOffer): Money | null {
  // A push to all dealers contains the highest bid but not the own bid, so either of them can be newer.
  const highest = Math.max(highestBid, ownBid ?? 0) as Money;
  return highest > 0 ? highest : null;
}

/** The price that a row shows: the final price, or else the fixed price, or else the highest bid. Null if it has none. */
export function shownPrice(offer: Pick<Offer, 'finalPrice' | 'buyNowPrice' | 'highestBid' | 'ownBid'>): Money | null {
  if (offer.finalPrice !== null) return offer.finalPrice;
  return offer.buyNowPrice > 0 ? offer.buyNowPrice : shownBid(offer);
}
