import type { Bids } from '../../application/ports/Bids';
import type { OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryBids implements Bids {
  constructor(private readonly session: InMemorySession) {}

  place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>> {
    return this.session.write(dealer => dealer.placeBid(offer, amount));
  }
}
