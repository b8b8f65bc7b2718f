import type { Transports } from '../../application/ports/Transports';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryTransports implements Transports {
  constructor(private readonly session: InMemorySession) {}

  order(offer: OfferId, note: string): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.orderTransport(offer, note));
  }
}
