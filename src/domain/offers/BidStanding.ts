import type { Money } from '../shared/Money';
import type { Offer } from './Offer';

/**
 * `newBid`: a push brought a higher bid, and it may be this dealer's own one from another device. `placed`: this dealer has
 * bid, and the highest bid is not known.
 */
export type BidStanding = 'noBids' | 'notBidding' | 'outbid' | 'leading' | 'newBid' | 'placed';

export type BidsOfOffer = HeightOfBids & Pick<Offer, 'ownBid' | 'bidBeforePush'>;

/** What tells whether the highest bid is known. */
export type HeightOfBids = Pick<Offer, 'highestBid'> & Partial<Pick<Offer, 'ownBid' | 'bidsCount'>>;

/** False if there are bids, but the server does not say how high, or says it in a way that cannot be read. */
export const isHighestBidKnown = ({ highestBid, ownBid, bidsCount }: HeightOfBids): boolean =>
  highestBid > 0 || ((bidsCount ?? 0) === 0 && (ownBid ?? 0) === 0);

/** This dealer's position among the bids. An own bid of 0 counts as none. */
export function bidStanding(offer: BidsOfOffer): BidStanding {
  const bid = offer.ownBid ?? 0;
  if (bid > 0 && !isHighestBidKnown(offer)) return 'placed';
  if (bid > 0 && bid >= offer.highestBid) return 'leading';
  if (offer.bidBeforePush !== undefined) return 'newBid';
  if (bid > 0) return 'outbid';
  return offer.highestBid > 0 || !isHighestBidKnown(offer) ? 'notBidding' : 'noBids';
}

/** The offer as it was before a push brought a bid of an unknown bidder. */
export const beforePush = <Bids extends BidsOfOffer>(offer: Bids): Bids =>
  offer.bidBeforePush === undefined ? offer : { ...offer, highestBid: offer.bidBeforePush, bidBeforePush: undefined };

/** The highest bid of any dealer. Null if there is none, or if it is not known: an own bid alone does not tell it. */
export const shownBid = ({ highestBid, ownBid }: Pick<Offer, 'highestBid' | 'ownBid'>): Money | null =>
  // A push to all dealers contains the highest bid but not the own bid, so either of them can be newer.
  highestBid > 0 ? (Math.max(highestBid, ownBid ?? 0) as Money) : null;

/** The price that a row shows: the final price, or else the fixed price, or else the highest bid. Null if it has none. */
export function shownPrice(offer: Pick<Offer, 'finalPrice' | 'buyNowPrice' | 'highestBid' | 'ownBid'>): Money | null {
  if (offer.finalPrice !== null) return offer.finalPrice;
  return offer.buyNowPrice > 0 ? offer.buyNowPrice : shownBid(offer);
}
