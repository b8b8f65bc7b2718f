import { shownBid } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { euros, type Money } from '../shared/Money';

/** The price that a bid is compared with. */
export interface PriceReference {
  readonly kind: 'highestBid' | 'ownBid' | 'minimalPrice' | 'buyNowPrice' | 'median';
  readonly price: Money;
}

/**
 * How many times the price the amount is, to one decimal. Null if the amount is less than twice the price, because a
 * percentage then says more.
 */
export function timesThePrice(amount: Money, { price }: PriceReference): number | null {
  return amount < 2 * price ? null : Math.round((amount / price) * 10) / 10;
}

/** Why a bid needs a second press. */
export type UnusualReason =
  /** More than 1.3 times the largest known price. Null if no price is known and the bid exceeds 100 000 €. */
  | { readonly reason: 'tooHigh'; readonly reference: PriceReference | null }
  | { readonly reason: 'aboveLimit'; readonly limit: Money }
  /**
   * What this device keeps cannot be read. The bid may be above a limit, and another window may be sending one.
   */
  | { readonly reason: 'limitUnknown' }
  | { readonly reason: 'reachesBuyNow'; readonly buyNowPrice: Money }
  /** The answer to an earlier bid on this offer was lost, so the bid may be the second one. */
  | { readonly reason: 'possibleDuplicate' }
  /** The dealer has every bid reviewed. */
  | { readonly reason: 'everyBid' };

/** Whether a bid may be the second one. A dealer who confirms that presses on it once more. */
export const isDoubt = ({ reason }: UnusualReason): boolean =>
  reason === 'possibleDuplicate' || reason === 'limitUnknown';

export type PricesOfOffer = Pick<Offer, 'highestBid' | 'ownBid' | 'minimalPrice' | 'buyNowPrice'>;

/** What the dealer knows and wants, beyond the offer's own data. */
export interface BidContext {
  /** The median of comparable sales. Null if it is not known. */
  readonly median: Money | null;
  /** The dealer's own limit. Null if there is none. */
  readonly limit: Money | null;
  /** The limits on this device cannot be read. */
  readonly isLimitUnknown: boolean;
  readonly isPossibleDuplicate: boolean;
  readonly reviewsEveryBid: boolean;
}

const MOST_WITHOUT_REFERENCE = euros(100_000);

/** Empty if the bid is usual, or if there is no bid (0). */
export function unusualReasons(amount: Money, offer: PricesOfOffer, context: BidContext): readonly UnusualReason[] {
  if (amount <= 0) return [];
  const { limit } = context;
  const { buyNowPrice } = offer;
  const reference = largestPrice(offer, context.median);
  // In integers, because 1.3 times a price is not always exact.
  const isTooHigh = reference ? amount * 10 > reference.price * 13 : amount > MOST_WITHOUT_REFERENCE;
  return [
    ...(isTooHigh ? [{ reason: 'tooHigh', reference } as const] : []),
    ...(limit !== null && amount > limit ? [{ reason: 'aboveLimit', limit } as const] : []),
    ...(context.isLimitUnknown ? [{ reason: 'limitUnknown' } as const] : []),
    ...(buyNowPrice > 0 && amount >= buyNowPrice ? [{ reason: 'reachesBuyNow', buyNowPrice } as const] : []),
    ...(context.isPossibleDuplicate ? [{ reason: 'possibleDuplicate' } as const] : []),
    ...(context.reviewsEveryBid ? [{ reason: 'everyBid' } as const] : []),
  ];
}

function largestPrice(offer: PricesOfOffer, median: Money | null): PriceReference | null {
  const unknown = 0 as Money;
  const prices: readonly PriceReference[] = [
    { kind: 'highestBid', price: shownBid(offer) ?? unknown },
    // For an own bid beside a highest bid that is not known.
    { kind: 'ownBid', price: offer.ownBid ?? unknown },
    { kind: 'minimalPrice', price: offer.minimalPrice },
    { kind: 'buyNowPrice', price: offer.buyNowPrice },
    { kind: 'median', price: median ?? unknown },
  ];
  return prices.reduce<PriceReference | null>(
    (largest, reference) => (reference.price > (largest?.price ?? 0) ? reference : largest),
    null,
  );
}

/** The amount and the reasons that the button of the second press shows. */
export interface BidReview {
  readonly amount: Money;
  readonly reasons: readonly UnusualReason[];
}

/**
 * The review that a press on the bid button opens, or null if the press sends the bid. `shown` is the review that was on
 * screen at the press. It covers only its own amount and the kinds of reasons that it showed.
 */
export function reviewBeforeBid(
  amount: Money,
  reasons: readonly UnusualReason[],
  shown: BidReview | null,
): BidReview | null {
  const isRead = ({ reason }: UnusualReason) =>
    shown?.amount === amount && shown.reasons.some(read => read.reason === reason);
  return reasons.every(isRead) ? null : { amount, reasons };
}
