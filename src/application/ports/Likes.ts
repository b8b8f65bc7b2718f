import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export abstract class Likes {
  /** Adds an offer to the dealer's liked offers. The request is sent once, without retries. */
  abstract like(offer: OfferId): Promise<Result<void, Failure>>;
  /** Removes an offer from the dealer's liked offers. The request is sent once, without retries. */
  abstract unlike(offer: OfferId): Promise<Result<void, Failure>>;
}
