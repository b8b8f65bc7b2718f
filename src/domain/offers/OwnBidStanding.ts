import { DAY, type Instant } from '../shared/Instant';
import { withParameter } from '../shared/WebAddress';
import { bidStanding, type BidStanding } from './BidStanding';
import type { Offer } from './Offer';
import { hasDeal, isOnSale } from './Sale';

/**
 * The state of the dealer's own bid. States that need an action come first. `placed`: the server does not tell the amount
 * of the own bid, so the highest bid may be the dealer's own bid or a rival's.
 */
export const ownBidStandings = [
  'outbid',
  'leading',
  'placed',
  'waiting',
  'rejected',
  'checking',
  'undecided',
  'won',
  'lost',
] as const;

export type OwnBidStanding = (typeof ownBidStandings)[number];

export type BidOfOffer = Pick<
  Offer,
  'deal' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive' | 'contractStatus' | 'highestBid' | 'ownBid'
>;

/**
 * What this page knows about a purchase by this dealer that has no deal yet. `checking`: a press is under way, or the
 * buyer of the sold offer is being looked up. `unknown`: a press may still take effect, or the server did not say whether
 * there is a deal. `done`: the server confirmed it.
 */
export type OwnPurchase = 'none' | 'checking' | 'unknown' | 'done';

/** A sale says that a vehicle was sold, but not to whom, so a sale alone is never a loss. */
export function ownBidStanding(offer: BidOfOffer, purchase: OwnPurchase = 'none'): OwnBidStanding {
  if (hasDeal(offer)) return 'won';
  if (isOnSale(offer)) return offer.contractStatus ?? standingOnSale(offer);
  if (purchase === 'done') return 'won';
  if (purchase === 'checking') return 'checking';
  return purchase === 'none' && hasLost(offer) ? 'lost' : 'undecided';
}

function standingOnSale(offer: BidOfOffer): OwnBidStanding {
  const standing = bidStanding(offer);
  return standing === 'leading' || standing === 'outbid' ? standing : 'placed';
}

/** The seller can accept this dealer's bid. */
export const mayWin = (offer: BidOfOffer): boolean =>
  bidStanding(offer) === 'leading' || offer.contractStatus === 'waiting';

/** The vehicle is sold, and this dealer's bid may have led to the deal. */
export const mayHaveWon = (offer: BidOfOffer): boolean =>
  !isOnSale(offer) && !hasDeal(offer) && !hasLost(offer) && mayWin(offer);

/**
 * The vehicle is sold, this dealer bid on it, and a purchase may exist that is not known here: a dealer whose bid was
 * rejected or outbid can still buy at the fixed price.
 */
export const mayHaveBought = (offer: BidOfOffer): boolean =>
  !isOnSale(offer) && !hasDeal(offer) && ((offer.ownBid ?? 0) > 0 || offer.contractStatus !== null);

/** The sale was so long ago that its deal is listed. */
export const isSaleOld = ({ archivedAt }: Pick<Offer, 'archivedAt'>, now: Instant): boolean =>
  archivedAt !== null && archivedAt < now - DAY;

/**
 * The own bid cannot have led to a deal. A missing own bid proves nothing: the server drops it when it creates a deal.
 */
export const hasLost = (offer: BidOfOffer): boolean =>
  !hasDeal(offer) &&
  offer.contractStatus !== 'waiting' &&
  (offer.contractStatus === 'rejected' || bidStanding(offer) === 'outbid');

const KEY = 'standing';

/** The standing in a query string. Null if it is absent or unknown. */
export function standingInSearch(search: string): OwnBidStanding | null {
  const wanted = new URLSearchParams(search).get(KEY);
  return ownBidStandings.find(standing => standing === wanted) ?? null;
}

/** The same query string with this standing. */
export const searchWithStanding = (standing: OwnBidStanding | null, search: string): string =>
  withParameter(search, KEY, standing);

export type OfferStanding = BidStanding | 'sold';

/** After a sale, the buyer matters and the bids no longer do. */
export const offerStanding = (offer: Offer): OfferStanding => (isOnSale(offer) ? bidStanding(offer) : 'sold');
