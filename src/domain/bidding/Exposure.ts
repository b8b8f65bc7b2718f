import { bidStanding } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { mayHaveWon } from '../offers/OwnBidStanding';
import { hasRunningDeal, isOnSale } from '../offers/Sale';
import { isPickedUp, type RealizationDetails } from '../realization/RealizationDetails';
import { DAY, type Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';

/** How long a bid binds the dealer. */
export const BINDING_PERIOD = 14 * DAY;

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

/** What the exposure is computed from. */
export interface Commitments {
  /** The loaded offers with own bids and deals. An offer may be in it more than once; the last one counts. */
  readonly offers: readonly OfferWithBid[];
  readonly placedBids: readonly PlacedBid[];
  /** Whether some of the dealer's bids or deals are not loaded. */
  readonly isPartial: boolean;
  /** Whether the buyer of a closed offer is being looked up. */
  readonly isSaleChecked: (hashId: HashId) => boolean;
  readonly now: Instant;
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

export function exposure({ offers, placedBids, isPartial, isSaleChecked, now }: Commitments): Exposure {
  const distinct = [...new Map(offers.map(offer => [offer.hashId, offer])).values()];
  const open = distinct.filter(isOpenForBid);
  const running = distinct.flatMap(offer => (hasRunningDeal(offer) ? (offer.realization ?? []) : []));
  const unfinished = running.filter(deal => !isPickedUp(deal));
  const recent = new Set(
    placedBids.filter(({ placedAt }) => now - placedAt <= BINDING_PERIOD).map(({ hashId }) => hashId),
  );

  const leading = sum(open.map(offer => (bidStanding(offer) === 'leading' ? offer.ownBid : null)));
  const deals = sum(unfinished.flatMap(({ clientPrice, commission }) => [clientPrice, commission]));
  const outbid = sum(
    open.map(offer => (bidStanding(offer) === 'outbid' && recent.has(offer.hashId) ? offer.ownBid : null)),
  );
  const bound = (leading + deals) as Money;
  return {
    leading,
    deals,
    bound,
    worstCase: (bound + outbid) as Money,
    isAtLeast:
      isPartial ||
      unfinished.some(hasUnknownAmount) ||
      distinct.some(offer => mayHaveWon(offer) && isSaleChecked(offer.hashId)),
  };
}

/** The commitments after these bids, each of which replaces the dealer's own bid on its offer. */
export function commitmentsAfter(
  commitments: Commitments,
  bids: readonly { readonly offer: OfferWithBid; readonly amount: Money }[],
): Commitments {
  const { offers, placedBids, now } = commitments;
  return {
    ...commitments,
    offers: [...offers, ...bids.map(({ offer, amount }) => withOwnBid(offer, amount))],
    placedBids: [...placedBids, ...bids.map(({ offer: { hashId }, amount }) => ({ hashId, amount, placedAt: now }))],
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

const hasUnknownAmount = ({ clientPrice, commission }: RealizationDetails): boolean =>
  clientPrice === null || commission === null;

const sum = (amounts: readonly (Money | null)[]): Money =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) as Money;

/** A bid below the dealer's earlier bid changes nothing. A new bid is not rejected yet. */
function withOwnBid(offer: OfferWithBid, amount: Money): OfferWithBid {
  if (amount <= (offer.ownBid ?? 0)) return offer;
  const highestBid = amount > offer.highestBid ? amount : offer.highestBid;
  return { ...offer, ownBid: amount, highestBid, contractStatus: null };
}
