import type { Bids } from '../../application/ports/Bids';
import type { OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { type Money, toEuros } from '../../domain/shared/Money';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readOfferAnswer } from './json/offers/OfferJson';

export class HttpBids implements Bids {
  constructor(private readonly api: HttpClient) {}

  place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>> {
    const body = { bet: { value: toEuros(amount), offer_id: offer } };
    return this.api.write({ method: 'POST', path: '/api/v2/bets', body, read: readOfferAnswer });
  }
}
