import { bidStanding } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';

type BidsOfOffer = Pick<Offer, 'highestBid' | 'ownBid'>;

/**
 * Whether the bid form should announce the new highest bid. Own bids do not count. If the dealer led before, the news
 * announces that the dealer is outbid.
 */
export const isBidBetweenRivals = (before: BidsOfOffer, now: BidsOfOffer): boolean =>
  now.highestBid !== before.highestBid && bidStanding(before) !== 'leading' && bidStanding(now) !== 'leading';
