import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Likes {
  like(offer: OfferId): Promise<Result<void, Failure>>;
  unlike(offer: OfferId): Promise<Result<void, Failure>>;
}

export const Likes = Symbol('Likes');
