import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Pickups {
  /**
   * Confirms that the vehicle is picked up. The server then creates the invoice. The request is sent once, without
   * retries.
   */
  confirm(offer: OfferId): Promise<Result<void, Failure>>;
}

export const Pickups = Symbol('Pickups');
