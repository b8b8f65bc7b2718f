import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export abstract class Purchases {
  /** Buys the offer at its fixed price. The request is sent once, without retries. */
  abstract accept(offer: OfferId): Promise<Result<void, Failure>>;
}
