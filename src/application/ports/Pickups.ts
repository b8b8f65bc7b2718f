import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Pickups {
  /** The vehicle was fetched; the invoice is written upon it. Sent once, never repeated by itself. */
  confirm(offer: OfferId): Promise<Result<void, Failure>>;
}

export const Pickups = Symbol('Pickups');
