import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** What the dealer does with a bought vehicle. Each request is sent once, without retries. */
export abstract class Deals {
  /** Confirms that the vehicle is picked up. The server then creates the invoice. */
  abstract confirmPickup(offer: OfferId): Promise<Result<void, Failure>>;
  /** Orders transport. `note` may be empty. */
  abstract orderTransport(offer: OfferId, note: string): Promise<Result<void, Failure>>;
}
