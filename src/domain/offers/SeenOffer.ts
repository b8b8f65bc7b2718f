import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { shownBid } from './BidStanding';
import type { Offer } from './Offer';

/** The figures of an offer while this device showed them. */
export interface SeenOffer {
  readonly at: Instant;
  /** 0 if no bid was known. */
  readonly highestBid: Money;
  /** 0 if there was no fixed price. */
  readonly buyNowPrice: Money;
  /** Null if the server did not say how many. */
  readonly bidsCount: number | null;
}

/** How many different figures of one offer are kept. The oldest go first. */
const MOST_FIGURES = 40;

export type SeenChange =
  | { readonly kind: 'buyNow' | 'highestBid'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'bids'; readonly more: number };

/** What a list says about an offer: it is new to this device, or these figures changed since it was last seen. */
export type SeenMark = 'new' | readonly SeenChange[];

type Shown = Pick<Offer, 'highestBid' | 'ownBid' | 'buyNowPrice' | 'bidsCount'>;

export const seenAs = (offer: Shown, at: Instant): SeenOffer => ({
  at,
  highestBid: shownBid(offer) ?? (0 as Money),
  buyNowPrice: offer.buyNowPrice,
  bidsCount: offer.bidsCount,
});

export const sameFigures = (one: SeenOffer | undefined, other: SeenOffer): boolean =>
  one !== undefined &&
  one.highestBid === other.highestBid &&
  one.buyNowPrice === other.buyNowPrice &&
  one.bidsCount === other.bidsCount;

/** Returns the same list if the figures are those that were seen last. */
export const withSeen = (seen: readonly SeenOffer[], now: SeenOffer): readonly SeenOffer[] =>
  sameFigures(seen.at(-1), now) ? seen : [...seen, now].slice(-MOST_FIGURES);

/** An unknown figure shows nothing. The server may leave a figure out, so 0 does not say that a price was taken back. */
export function changesSince(before: SeenOffer, now: SeenOffer): readonly SeenChange[] {
  const more = (now.bidsCount ?? 0) - (before.bidsCount ?? Infinity);
  return [
    ...priceChange('buyNow', before.buyNowPrice, now.buyNowPrice),
    ...priceChange('highestBid', before.highestBid, now.highestBid),
    ...(more > 0 ? [{ kind: 'bids', more } as const] : []),
  ];
}

const priceChange = (kind: 'buyNow' | 'highestBid', from: Money, to: Money): readonly SeenChange[] =>
  from > 0 && to > 0 && from !== to ? [{ kind, from, to }] : [];

/**
 * Whether an offer that this device has never shown counts as new. An own bid or a deal was made elsewhere, so the dealer
 * knows the offer.
 */
export const isNewSince = (
  { publishedAt, ownBid, deal }: Pick<Offer, 'publishedAt' | 'ownBid' | 'deal'>,
  newSince: Instant,
): boolean => !ownBid && deal === null && (publishedAt ?? -Infinity) >= newSince;
