import { shownBid } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import type { Money } from '../shared/Money';

/**
 * What the highest known bid lacks to the minimum price of the seller, who need not accept less. 0 if the bid reaches it,
 * null if there is no minimum price.
 */
export function missingToMinimumPrice(offer: Pick<Offer, 'highestBid' | 'ownBid' | 'minimalPrice'>): Money | null {
  if (offer.minimalPrice <= 0) return null;
  return Math.max(0, offer.minimalPrice - (shownBid(offer) ?? 0)) as Money;
}
