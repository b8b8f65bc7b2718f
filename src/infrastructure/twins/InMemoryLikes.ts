import type { Likes } from '../../application/ports/Likes';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryLikes implements Likes {
  constructor(private readonly session: InMemorySession) {}

  like(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.like(offer));
  }

  unlike(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.unlike(offer));
  }
}
