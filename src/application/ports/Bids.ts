import type { OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';
import type { Result } from '../../domain/shared/Result';

export interface Bids {
  /** Places a bid. The request is sent once, without retries. Returns the offer after the bid. */
  place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>>;
}

export const Bids = Symbol('Bids');
