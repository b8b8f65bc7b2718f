import type { Money } from '../shared/Money';
import { shownBid } from './BidStanding';
import type { Offer } from './Offer';

/** The price that a row shows: the final price, or else the fixed price, or else the highest bid. Null if it has none. */
export function shownPrice(offer: Pick<Offer, 'finalPrice' | 'buyNowPrice' | 'highestBid' | 'ownBid'>): Money | null {
  if (offer.finalPrice !== null) return offer.finalPrice;
  return offer.buyNowPrice > 0 ? offer.buyNowPrice : shownBid(offer);
}
