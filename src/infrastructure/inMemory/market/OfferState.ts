import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';

/** The part of an offer that trading changes. */
export interface OfferState {
  readonly bidsCount: number;
  /** 0 without bids. */
  readonly highestBid: Money;
  /** The account of the highest bidder. Null for a rival or without bids. */
  readonly leader: string | null;
  readonly closedAt: Instant | null;
  readonly finalPrice: Money | null;
}
