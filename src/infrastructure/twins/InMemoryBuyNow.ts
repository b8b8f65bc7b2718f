import type { BuyNow } from '../../application/ports/BuyNow';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryBuyNow implements BuyNow {
  constructor(private readonly session: InMemorySession) {}

  accept(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.acceptBuyNow(offer));
  }
}
