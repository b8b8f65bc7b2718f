import { beforePush, bidStanding } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { type OwnBidStanding, ownBidStanding, type OwnPurchase } from '../offers/OwnBidStanding';
import { dealToPickUp, hasDeal, isOnSale } from '../offers/Sale';
import { DAY, type Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';

/** How long a bid binds the dealer. */
export const BINDING_PERIOD = 14 * DAY;

const nothing = 0 as Money;

/** A bid that was placed on this device. */
export interface PlacedBid {
  readonly hashId: HashId;
  readonly amount: Money;
  readonly placedAt: Instant;
}

export type OfferWithBid = Pick<
  Offer,
  | 'hashId'
  | 'highestBid'
  | 'ownBid'
  | 'bidBeforePush'
  | 'contractStatus'
  | 'closed'
  | 'finalPrice'
  | 'archivedAt'
  | 'inArchive'
  | 'deal'
>;

/** What one offer binds. */
export interface Commitment {
  readonly hashId: HashId;
  /** The dealer's own bid if it is the highest on an open offer. */
  readonly leading: Money;
  /** Client price and commission of a deal that is not picked up. */
  readonly deals: Money;
  /** The dealer's own bid if it is outbid or may be. It counts while it binds. */
  readonly outbid: Money;
  /** When the own bid was placed. Null if it was not placed here. */
  readonly placedAt: Instant | null;
  /** True if an amount is not known. */
  readonly isUnknown: boolean;
}

export interface Exposure {
  /** The dealer's own bids that are the highest on open offers. */
  readonly leading: Money;
  /** Client price and commission of the deals that are not picked up. */
  readonly deals: Money;
  /** Always the sum of leading and deals. */
  readonly bound: Money;
  /** `bound` and the outbid bids that were placed here within the last 14 days. */
  readonly worstCase: Money;
  /** True if an amount is not known, so that each sum is a lower bound. */
  readonly isAtLeast: boolean;
}

/** Whether a bid was placed here and still binds the dealer. */
export const isBinding = ({ placedAt }: Pick<Commitment, 'placedAt'>, now: Instant): boolean =>
  placedAt !== null && now - placedAt <= BINDING_PERIOD;

interface BidCircumstances {
  /** When the own bid was placed. Null if it was not placed here. */
  readonly placedAt: Instant | null;
  readonly purchase: OwnPurchase;
}

/** The standings of a bid that may have become a deal. What the deal binds is not known before it is in the list. */
const mayBind: readonly OwnBidStanding[] = ['checking', 'undecided', 'won'];

export function commitment(offer: OfferWithBid, { placedAt, purchase }: BidCircumstances): Commitment {
  const ownBid = offer.ownBid ?? nothing;
  const isOpen = isOpenForBid(offer);
  const standing = isOpen ? bidStanding(beforePush(offer)) : null;
  const deal = dealToPickUp(offer);
  const { clientPrice = null, commission = null } = deal ?? {};
  return {
    hashId: offer.hashId,
    leading: standing === 'leading' ? ownBid : nothing,
    deals: ((clientPrice ?? 0) + (commission ?? 0)) as Money,
    outbid: standing === 'outbid' || standing === 'placed' ? ownBid : nothing,
    placedAt,
    isUnknown:
      (isOpen && (ownBid === nothing || ['newBid', 'placed'].includes(bidStanding(offer)))) ||
      (deal !== null && (clientPrice === null || commission === null)) ||
      (!hasDeal(offer) && mayBind.includes(ownBidStanding(offer, purchase))),
  };
}

/** The offer with this bid of the dealer. A bid below the dealer's earlier bid changes nothing. */
export function withOwnBid(offer: OfferWithBid, amount: Money): OfferWithBid {
  if (amount <= (offer.ownBid ?? 0)) return offer;
  const highestBid = Math.max(amount, offer.highestBid) as Money;
  // A new bid is not rejected yet.
  return { ...offer, ownBid: amount, highestBid, contractStatus: null };
}

/** The sum of the commitments, each of another offer. */
export function exposure(commitments: readonly Commitment[], now: Instant): Exposure {
  const binding = commitments.filter(commitment => isBinding(commitment, now));
  const leading = total(commitments, 'leading');
  const deals = total(commitments, 'deals');
  const bound = (leading + deals) as Money;
  return {
    leading,
    deals,
    bound,
    worstCase: (bound + total(binding, 'outbid')) as Money,
    isAtLeast: commitments.some(({ isUnknown }) => isUnknown),
  };
}

/** How an amount relates to the dealer's budget. It is a warning only. `near`: at least 90 % of the budget. */
export type BudgetStanding =
  { readonly standing: 'within' | 'near'; readonly left: Money } | { readonly standing: 'over'; readonly by: Money };

export function budgetStanding(bound: Money, budget: Money): BudgetStanding {
  if (bound > budget) return { standing: 'over', by: (bound - budget) as Money };
  const standing = 10 * bound >= 9 * budget ? 'near' : 'within';
  return { standing, left: (budget - bound) as Money };
}

const isOpenForBid = (offer: OfferWithBid): boolean =>
  isOnSale(offer) && offer.deal === null && offer.contractStatus !== 'rejected';

const total = (commitments: readonly Commitment[], key: 'leading' | 'deals' | 'outbid'): Money =>
  commitments.reduce((amount, commitment) => amount + commitment[key], 0) as Money;
