import { bidStanding } from './BidStanding';
import type { Offer } from './Offer';

/** What has become of a bid of the dealer's own; what asks for something to be done comes first. */
export const ownBidStandings = ['outbid', 'leading', 'waiting', 'rejected', 'won', 'lost'] as const;

export type OwnBidStanding = (typeof ownBidStandings)[number];

type BidOfOffer = Pick<Offer, 'realization' | 'closed' | 'contractStatus' | 'highestBid' | 'ownBid'>;

export function ownBidStanding(offer: BidOfOffer): OwnBidStanding {
  if (offer.realization !== null) return 'won';
  if (offer.closed) return 'lost';
  return offer.contractStatus ?? (bidStanding(offer) === 'leading' ? 'leading' : 'outbid');
}
