import { withParameter } from '../shared/withParameter';
import { bidStanding } from './BidStanding';
import type { Offer } from './Offer';
import { isOnSale, isOver } from './Sale';

/** The state of the dealer's own bid. States that need an action come first. */
export const ownBidStandings = [
  'outbid',
  'leading',
  'waiting',
  'rejected',
  'checking',
  'undecided',
  'won',
  'lost',
] as const;

export type OwnBidStanding = (typeof ownBidStandings)[number];

type BidOfOffer = Pick<
  Offer,
  'realization' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive' | 'contractStatus' | 'highestBid' | 'ownBid'
>;

/** `isFindingBuyer` is true while the buyer of the offer is being looked up. */
export function ownBidStanding(offer: BidOfOffer, isFindingBuyer = false): OwnBidStanding {
  if (offer.realization !== null) return 'won';
  if (isFindingBuyer) return 'checking';
  if (isUndecided(offer)) return 'undecided';
  if (!isOnSale(offer)) return 'lost';
  return offer.contractStatus ?? (bidStanding(offer) === 'leading' ? 'leading' : 'outbid');
}

/** This dealer led or waited for the seller when the offer was closed, so the deal may be theirs. */
export const mayHaveWon = (offer: BidOfOffer): boolean =>
  offer.closed &&
  offer.realization === null &&
  (bidStanding(offer) === 'leading' || offer.contractStatus === 'waiting');

/**
 * True only if another dealer surely has the deal. A missing own bid proves nothing: the server drops it when it
 * creates a deal.
 */
export const hasLost = ({ realization, contractStatus, ...bids }: BidOfOffer): boolean =>
  realization === null && (contractStatus === 'rejected' || bidStanding(bids) === 'outbid');

/** The offer is closed, and the server has not said yet who has the deal. A final price without a deal says so. */
export const isUndecided = (offer: BidOfOffer): boolean => mayHaveWon(offer) && !hasLost(offer) && !isOver(offer);

const KEY = 'standing';

/** The standing in a query string. Null if it is absent or unknown. */
export function standingAsked(search: string): OwnBidStanding | null {
  const wanted = new URLSearchParams(search).get(KEY);
  // Addresses from earlier versions have another name for this standing.
  if (wanted === 'checked') return 'checking';
  return ownBidStandings.find(standing => standing === wanted) ?? null;
}

/** The same query string with this standing. */
export const askingFor = (standing: OwnBidStanding | null, search: string): string =>
  withParameter(search, KEY, standing);
