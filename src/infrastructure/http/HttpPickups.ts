import type { Pickups } from '../../application/ports/Pickups';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpPickups implements Pickups {
  constructor(private readonly api: HttpClient) {}

  /** The server confirms a pickup by creating its invoice. */
  confirm(offer: OfferId): Promise<Result<void, Failure>> {
    return this.api.write({ method: 'POST', path: '/api/v2/invoices', body: { offer_id: offer }, read: readNothing });
  }
}
