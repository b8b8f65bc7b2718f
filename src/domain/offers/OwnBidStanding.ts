import { bidStanding } from './BidStanding';
import type { Offer } from './Offer';
import { isOnSale } from './Sale';

/** What has become of a bid of the dealer's own; what asks for something to be done comes first. */
export const ownBidStandings = ['outbid', 'leading', 'waiting', 'rejected', 'checked', 'won', 'lost'] as const;

export type OwnBidStanding = (typeof ownBidStandings)[number];

type BidOfOffer = Pick<
  Offer,
  'realization' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive' | 'contractStatus' | 'highestBid' | 'ownBid'
>;

/** `isSaleChecked`: it is being found out whether this dealer bought the offer. */
export function ownBidStanding(offer: BidOfOffer, isSaleChecked = false): OwnBidStanding {
  if (offer.realization !== null) return 'won';
  if (isSaleChecked) return 'checked';
  if (!isOnSale(offer)) return 'lost';
  return offer.contractStatus ?? (bidStanding(offer) === 'leading' ? 'leading' : 'outbid');
}

/** This dealer led or waited for the seller when the offer was closed: the deal may be theirs. */
export const mayHaveWon = (offer: BidOfOffer): boolean =>
  offer.closed &&
  offer.realization === null &&
  (bidStanding(offer) === 'leading' || offer.contractStatus === 'waiting');

/** Shows that the deal is somebody else's. A missing own bid shows nothing: a deal takes it off the books. */
export const hasLost = ({ realization, contractStatus, ...bids }: BidOfOffer): boolean =>
  realization === null && (contractStatus === 'rejected' || bidStanding(bids) === 'outbid');

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
