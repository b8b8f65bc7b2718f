import { minimumBid } from '../bidding/MinimumBid';
import { bidStanding, isHighestBidKnown, shownPrice } from '../offers/BidStanding';
import type { SortKey } from '../offers/list/OfferOrder';
import { type Offer, offerName } from '../offers/Offer';
import type { Money } from '../shared/Money';
import type { SortValue } from '../shared/sorted';
import { columnValues } from './columnValues';

/** An offer and what this dealer added to it. */
export interface OfferRow {
  readonly offer: Offer;
  /** Null if the dealer has set none. */
  readonly limit: Money | null;
  /** At the next minimum bid. Null if it is not calculated. */
  readonly profit: Money | null;
}

/** What the row is sorted by. Null if it is not known. */
export function sortValue(key: SortKey, { offer, limit, profit }: OfferRow): SortValue {
  if (key === 'vehicle') return offerName(offer);
  if (key === 'standing') return standingRank(offer);
  if (key === 'shownPrice') return shownPrice(offer);
  // The headroom. Less than 0 if the market has passed the limit.
  if (key === 'limit') return limit === null || !isHighestBidKnown(offer) ? null : limit - minimumBid(offer.highestBid);
  if (key === 'profit') return profit;
  return columnValues[key](offer);
}

/** Offers on which the dealer must act come first. */
function standingRank(offer: Offer): number | null {
  if (offer.contractStatus !== null) return offer.contractStatus === 'waiting' ? 2 : 3;
  const standing = bidStanding(offer);
  if (standing === 'outbid') return 0;
  return standing === 'leading' ? 1 : null;
}
