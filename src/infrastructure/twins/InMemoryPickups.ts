import type { Pickups } from '../../application/ports/Pickups';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryPickups implements Pickups {
  constructor(private readonly session: InMemorySession) {}

  confirm(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.confirmPickup(offer));
  }
}
