import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Transports {
  /** The note is free text, and may be empty. Sent once, never repeated by itself. */
  order(offer: OfferId, note: string): Promise<Result<void, Failure>>;
}

export const Transports = Symbol('Transports');
