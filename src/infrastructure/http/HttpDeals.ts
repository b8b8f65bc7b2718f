import type { Deals } from '../../application/ports/Deals';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpDeals implements Deals {
  constructor(private readonly api: HttpClient) {}

  /** The server confirms a pickup by creating its invoice. */
  confirmPickup(offer: OfferId): Promise<Result<void, Failure>> {
    return this.api.write({ method: 'POST', path: '/api/v2/invoices', body: { offer_id: offer }, read: readNothing });
  }

  orderTransport(offer: OfferId, note: string): Promise<Result<void, Failure>> {
    const body = { id: offer, description: note };
    return this.api.write({ method: 'POST', path: '/api/v2/transports', body, read: readNothing });
  }
}
