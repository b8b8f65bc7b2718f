import type { Money } from '../shared/Money';
import type { Offer } from './Offer';

export type BidStanding = 'noBids' | 'notBidding' | 'outbid' | 'leading';

type BidsOfOffer = Pick<Offer, 'highestBid' | 'ownBid'>;

/** Where this dealer stands; an own bid of zero is none. */
export function bidStanding({ highestBid, ownBid }: BidsOfOffer): BidStanding {
  if (ownBid !== null && ownBid > 0) return ownBid >= highestBid ? 'leading' : 'outbid';
  return highestBid > 0 ? 'notBidding' : 'noBids';
}

/** The highest bid there is, whosever; null where there is none. */
export function shownBid({ highestBid, ownBid }: BidsOfOffer): Money | null {
  // A push tells the highest bid to everybody but the own bid to nobody, so either may be the newer one.
  const highest = ownBid !== null && ownBid > highestBid ? ownBid : highestBid;
  return highest > 0 ? highest : null;
}
