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

const KEY = 'standing';

/** The standing that an address asks for; null where it asks for all, or for none that there is. */
export function standingAsked(search: string): OwnBidStanding | null {
  const asked = new URLSearchParams(search).get(KEY);
  return ownBidStandings.find(standing => standing === asked) ?? null;
}

/** The same address, asking for this standing. */
export function askingFor(standing: OwnBidStanding | null, search: string): string {
  const parameters = new URLSearchParams(search);
  if (standing === null) parameters.delete(KEY);
  else parameters.set(KEY, standing);
  const said = parameters.toString();
  return said && `?${said}`;
}
