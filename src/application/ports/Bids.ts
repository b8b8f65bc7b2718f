import type { OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';
import type { Result } from '../../domain/shared/Result';

export abstract class Bids {
  /** Places a bid. The request is sent once, without retries. Returns the offer after the bid. */
  abstract place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>>;
}
