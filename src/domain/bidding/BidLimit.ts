import { beforePush, type BidsOfOffer, bidStanding } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import type { Money } from '../shared/Money';
import { minimumBid, wholeMinimumBid } from './MinimumBid';

/** What the dealer's own limit still allows at the next minimum bid. `headroom` is the limit minus that bid. */
export type LimitStanding =
  | { readonly standing: 'headroom'; readonly headroom: Money }
  /** The next minimum bid is the limit. */
  | { readonly standing: 'reached' }
  /** The dealer leads and would only bid above the limit, or at most at it. The own bid is within it. */
  | { readonly standing: 'leading' }
  /** The dealer leads with a bid above the limit. */
  | { readonly standing: 'exceeded' }
  /** A rival's bid makes the next minimum bid exceed the limit. */
  | { readonly standing: 'passed' };

/** The limit that the dealer has typed. Null if there is none. */
export const typedLimit = (amount: Money): Money | null => (amount > 0 ? amount : null);

/** Whether the next minimum bid is within the limit. */
export const allowsBid = (limit: Money, { highestBid }: Pick<Offer, 'highestBid'>): boolean =>
  minimumBid(highestBid) <= limit;

/** Who led before a push is not outbid until the offer was read. */
export function limitStanding(limit: Money, offer: BidsOfOffer): LimitStanding {
  const headroom = (limit - minimumBid(offer.highestBid)) as Money;
  if (headroom > 0) return { standing: 'headroom', headroom };
  if (bidStanding(beforePush(offer)) === 'leading')
    return { standing: (offer.ownBid ?? 0) > limit ? 'exceeded' : 'leading' };
  return { standing: headroom === 0 ? 'reached' : 'passed' };
}

type OutbidOffer = Pick<
  Offer,
  'highestBid' | 'ownBid' | 'bidBeforePush' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'
>;

/** The lowest bid that takes the lead again within the limit. Null if there is none, or if the dealer is not outbid. */
export function lowestRaise(limit: Money, offer: OutbidOffer): Money | null {
  const raise = wholeMinimumBid(offer.highestBid);
  return isOnSale(offer) && bidStanding(offer) === 'outbid' && raise <= limit ? raise : null;
}

/** The lowest bid that takes the lead again. Null while it is not known whether the dealer was outbid. */
export const raiseOf = (offer: Pick<Offer, 'highestBid' | 'ownBid' | 'bidBeforePush'>): Money | null =>
  bidStanding(offer) === 'outbid' ? wholeMinimumBid(offer.highestBid) : null;
