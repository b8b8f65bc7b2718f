import type { Transports } from '../../application/ports/Transports';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpTransports implements Transports {
  constructor(private readonly api: HttpClient) {}

  order(offer: OfferId, note: string): Promise<Result<void, Failure>> {
    const body = { id: offer, description: note };
    return this.api.write({ method: 'POST', path: '/api/v2/transports', body, read: readNothing });
  }
}
