import { DAY, type Instant } from '../shared/Instant';
import { withParameter } from '../shared/WebAddress';
import { beforePush, bidStanding, type BidStanding } from './BidStanding';
import type { ContractStatus, Offer } from './Offer';
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
  | 'deal'
  | 'closed'
  | 'finalPrice'
  | 'archivedAt'
  | 'inArchive'
  | 'contractStatus'
  | 'highestBid'
  | 'ownBid'
  | 'bidBeforePush'
>;

/**
 * What this page knows about a purchase by this dealer that has no deal yet. `checking`: a press is under way, or the
 * buyer of the sold offer is being looked up. `unknown`: a press may still take effect, or the server did not say whether
 * there is a deal. `done`: the server confirmed it.
 */
export type OwnPurchase = 'none' | 'checking' | 'unknown' | 'done';

/**
 * A sale says that a vehicle was sold, but not to whom, so a sale alone is never a loss. A pushed bid of an unknown bidder
 * changes nothing, so that no bid moves to another group in vain.
 */
export function ownBidStanding(offer: BidOfOffer, purchase: OwnPurchase = 'none'): OwnBidStanding {
  if (hasDeal(offer)) return 'won';
  if (isOnSale(offer)) return offer.contractStatus ?? standingOnSale(offer);
  if (purchase === 'done') return 'won';
  if (purchase === 'checking') return 'checking';
  return purchase === 'none' && hasLost(offer) ? 'lost' : 'undecided';
}

/** What the dealer reads: the same, or that there is a new bid whose bidder is not known yet. */
export const shownStanding = (offer: BidOfOffer, purchase?: OwnPurchase): OwnBidStanding | 'newBid' =>
  !hasDeal(offer) && isOnSale(offer) && offer.contractStatus === null && bidStanding(offer) === 'newBid'
    ? 'newBid'
    : ownBidStanding(offer, purchase);

function standingOnSale(offer: BidOfOffer): OwnBidStanding {
  const standing = bidStanding(beforePush(offer));
  return standing === 'leading' || standing === 'outbid' ? standing : 'placed';
}

/** The seller can accept this dealer's bid. */
export const mayWin = (offer: BidOfOffer): boolean =>
  offer.contractStatus === 'waiting' || ['leading', 'newBid', 'placed'].includes(bidStanding(offer));

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

/** `checking`: this dealer may be the buyer. */
type SaleStanding = 'checking' | 'bought' | 'sold';

export type OfferStanding = BidStanding | SaleStanding | ContractStatus;

/** After a sale, the buyer matters and the bids no longer do. Before it, the seller's decision matters more than the bids. */
export const offerStanding = (offer: Offer, purchase: OwnPurchase): OfferStanding =>
  isOnSale(offer) && !offer.deal ? (offer.contractStatus ?? bidStanding(offer)) : saleStanding(offer, purchase);

/** What a sold offer says of its buyer. */
export function saleStanding(offer: Offer, purchase: OwnPurchase): SaleStanding {
  if (offer.deal) return 'bought';
  if (hasDeal(offer)) return 'sold';
  if (purchase === 'done') return 'bought';
  return purchase === 'checking' ? 'checking' : 'sold';
}
