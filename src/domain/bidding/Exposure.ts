import { bidStanding } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { mayHaveWon } from '../offers/OwnBidStanding';
import { hasRunningDeal, isOnSale } from '../offers/Sale';
import { isPickedUp } from '../realization/RealizationDetails';
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
  | 'contractStatus'
  | 'closed'
  | 'finalPrice'
  | 'archivedAt'
  | 'inArchive'
  | 'realization'
>;

/** What one offer binds, or several offers together. */
export interface Commitment {
  /** The dealer's own bids that are the highest on open offers. */
  readonly leading: Money;
  /** Client price and commission of the deals that are not picked up. */
  readonly deals: Money;
  /** The outbid bids that were placed here within the last 14 days. */
  readonly outbid: Money;
  /** The number of offers whose amounts are not all known. */
  readonly unknown: number;
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

/** Whether a bid that was placed here still binds the dealer. */
export const isBinding = ({ placedAt }: PlacedBid, now: Instant): boolean => now - placedAt <= BINDING_PERIOD;

interface BidCircumstances {
  /** Whether the own bid was placed here within the last 14 days. */
  readonly isBinding: boolean;
  /** Whether the buyer of the closed offer is being looked up. */
  readonly isSaleChecked: boolean;
}

export function commitment(offer: OfferWithBid, { isBinding, isSaleChecked }: BidCircumstances): Commitment {
  const ownBid = offer.ownBid ?? (0 as Money);
  const standing = isOpenForBid(offer) ? bidStanding(offer) : null;
  const deal = hasRunningDeal(offer) && offer.realization && !isPickedUp(offer.realization) ? offer.realization : null;
  const { clientPrice = null, commission = null } = deal ?? {};
  const isUnknown = (deal && (clientPrice === null || commission === null)) || (mayHaveWon(offer) && isSaleChecked);
  return {
    leading: standing === 'leading' ? ownBid : nothing,
    deals: ((clientPrice ?? 0) + (commission ?? 0)) as Money,
    outbid: standing === 'outbid' && isBinding ? ownBid : nothing,
    unknown: isUnknown ? 1 : 0,
  };
}

/** The offer with this bid of the dealer. A bid below the dealer's earlier bid changes nothing. */
export function withOwnBid(offer: OfferWithBid, amount: Money): OfferWithBid {
  if (amount <= (offer.ownBid ?? 0)) return offer;
  const highestBid = amount > offer.highestBid ? amount : offer.highestBid;
  // A new bid is not rejected yet.
  return { ...offer, ownBid: amount, highestBid, contractStatus: null };
}

/** The sum of the commitments without the replaced ones, which are a part of it. */
export function sumOf(commitments: readonly Commitment[], replaced: readonly Commitment[] = []): Commitment {
  const sum = (key: keyof Commitment) => total(commitments, key) - total(replaced, key);
  return {
    leading: sum('leading') as Money,
    deals: sum('deals') as Money,
    outbid: sum('outbid') as Money,
    unknown: sum('unknown'),
  };
}

/** `isPartial` if some of the dealer's bids or deals are not loaded. */
export function exposure({ leading, deals, outbid, unknown }: Commitment, isPartial: boolean): Exposure {
  const bound = (leading + deals) as Money;
  return {
    leading,
    deals,
    bound,
    worstCase: (bound + outbid) as Money,
    isAtLeast: isPartial || unknown > 0,
  };
}

/** How an amount relates to the dealer's budget. It is a warning only. */
export type BudgetStanding =
  { readonly standing: 'within'; readonly left: Money } | { readonly standing: 'over'; readonly by: Money };

export function budgetStanding(bound: Money, budget: Money): BudgetStanding {
  return bound > budget
    ? { standing: 'over', by: (bound - budget) as Money }
    : { standing: 'within', left: (budget - bound) as Money };
}

const isOpenForBid = (offer: OfferWithBid): boolean =>
  isOnSale(offer) && offer.realization === null && offer.contractStatus !== 'rejected';

const total = (commitments: readonly Commitment[], key: keyof Commitment): number =>
  commitments.reduce((amount, commitment) => amount + commitment[key], 0);
