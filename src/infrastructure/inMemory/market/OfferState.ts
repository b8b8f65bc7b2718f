import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';

/** What trading has made of an offer. */
export interface OfferState {
  readonly bidsCount: number;
  /** Zero where nobody has bid. */
  readonly highestBid: Money;
  /** The account that leads; null for a rival or nobody. */
  readonly leader: string | null;
  readonly closedAt: Instant | null;
  readonly finalPrice: Money | null;
}
