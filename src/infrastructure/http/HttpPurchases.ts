import type { Purchases } from '../../application/ports/Purchases';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpPurchases implements Purchases {
  constructor(
    private readonly api: HttpClient,
    /** Backends differ in the method of this call, so the host's configuration sets it. */
    private readonly method: 'PUT' | 'POST',
  ) {}

  accept(offer: OfferId): Promise<Result<void, Failure>> {
    const body = { buy_now_contract: { offer_id: offer } };
    return this.api.write({ method: this.method, path: '/api/v2/buy_now_contracts/accept', body, read: readNothing });
  }
}
