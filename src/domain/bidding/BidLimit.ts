import { bidStanding } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import type { Money } from '../shared/Money';
import { minimumBid, wholeMinimumBid } from './MinimumBid';

/** What the dealer's own limit still allows. `headroom` is the limit minus the next minimum bid. It is 0 or more. */
export type LimitStanding =
  | { readonly standing: 'headroom'; readonly headroom: Money }
  /** The dealer leads, and a further bid would exceed the limit. */
  | { readonly standing: 'reached' }
  /** The next minimum bid exceeds the limit, because of another dealer's bid. */
  | { readonly standing: 'passed' };

/** The limit that the dealer has typed. Null if there is none. */
export const typedLimit = (amount: Money): Money | null => (amount > 0 ? amount : null);

export function limitStanding(limit: Money, offer: Pick<Offer, 'highestBid' | 'ownBid'>): LimitStanding {
  const headroom = (limit - minimumBid(offer.highestBid)) as Money;
  if (headroom >= 0) return { standing: 'headroom', headroom };
  return { standing: bidStanding(offer) === 'leading' ? 'reached' : 'passed' };
}

type OutbidOffer = Pick<Offer, 'highestBid' | 'ownBid' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'>;

/** The lowest bid that takes the lead again within the limit. Null if there is none, or if the dealer is not outbid. */
export function lowestRaise(limit: Money, offer: OutbidOffer): Money | null {
  const raise = wholeMinimumBid(offer.highestBid);
  return isOnSale(offer) && bidStanding(offer) === 'outbid' && raise <= limit ? raise : null;
}
