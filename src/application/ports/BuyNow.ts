import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface BuyNow {
  /** Buys at the fixed price. Sent once, never repeated by itself. */
  accept(offer: OfferId): Promise<Result<void, Failure>>;
}

export const BuyNow = Symbol('BuyNow');
