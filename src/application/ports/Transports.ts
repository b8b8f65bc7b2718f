import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Transports {
  /** Orders transport for a bought vehicle. `note` may be empty. The request is sent once, without retries. */
  order(offer: OfferId, note: string): Promise<Result<void, Failure>>;
}

export const Transports = Symbol('Transports');
