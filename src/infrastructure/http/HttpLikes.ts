import type { Likes } from '../../application/ports/Likes';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpLikes implements Likes {
  constructor(private readonly api: HttpClient) {}

  like(offer: OfferId): Promise<Result<void, Failure>> {
    return this.api.write({ method: 'POST', path: '/api/v2/liked_offers', body: naming(offer), read: readNothing });
  }

  unlike(offer: OfferId): Promise<Result<void, Failure>> {
    const path = '/api/v2/liked_offers/delete';
    return this.api.write({ method: 'DELETE', path, body: naming(offer), read: readNothing });
  }
}

const naming = (offer: OfferId) => ({ liked_offer: { offer_id: offer } });
