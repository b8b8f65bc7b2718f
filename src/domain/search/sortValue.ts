import { minimumBid, wholeMinimumBid } from '../bidding/MinimumBid';
import { bidStanding, shownPrice } from '../offers/BidStanding';
import { pricePaid } from '../offers/list/OfferColumns';
import type { SortKey } from '../offers/list/OfferOrder';
import { type Offer, offerName } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import { offerYear } from '../offers/vehicle/OfferYear';
import type { Money } from '../shared/Money';
import type { SortValue } from '../shared/sorted';

/** An offer and what this dealer added to it. */
export interface OfferRow {
  readonly offer: Offer;
  /** Null if the dealer has set none. */
  readonly limit: Money | null;
  /** At the next minimum bid. Null if it is not calculated. */
  readonly profit: Money | null;
}

const ofMarket = (price: Money): Money | null => (price > 0 ? price : null);

/** What the row is sorted by. Null if it is not known. */
export function sortValue(key: SortKey, { offer, limit, profit }: OfferRow): SortValue {
  switch (key) {
    case 'vehicle':
      return offerName(offer);
    case 'score':
      return offer.score;
    case 'year':
      return offerYear(offer);
    case 'mileage':
      return offer.totalMileage;
    case 'country':
      return offer.region;
    case 'bids':
      return offer.bidsCount;
    case 'standing':
      return standingRank(offer);
    case 'shownPrice':
      return shownPrice(offer);
    case 'highestBid':
      return ofMarket(offer.highestBid);
    case 'buyNow':
      return ofMarket(offer.buyNowPrice);
    case 'minimumPrice':
      return ofMarket(offer.minimalPrice);
    case 'minimumBid':
      return isOnSale(offer) ? wholeMinimumBid(offer.highestBid) : null;
    case 'ownBid':
      return offer.ownBid || null;
    case 'limit':
      // The headroom. Less than 0 if the market has passed the limit.
      return limit === null ? null : limit - minimumBid(offer.highestBid);
    case 'profit':
      return profit;
    case 'price':
      return pricePaid(offer);
    case 'age':
      return offer.publishedAt;
    case 'soldAt':
      return offer.archivedAt;
  }
}

/** Offers on which the dealer must act come first. */
function standingRank(offer: Offer): number | null {
  if (offer.contractStatus !== null) return offer.contractStatus === 'waiting' ? 2 : 3;
  const standing = bidStanding(offer);
  if (standing === 'outbid') return 0;
  return standing === 'leading' ? 1 : null;
}
