import type { HomeOffers, OfferListPart, OfferQuestion, Offers, OpenedOffer } from '../../application/ports/Offers';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { failed, success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryOffers implements Offers {
  constructor(private readonly session: InMemorySession) {}

  list(tab: OfferTab, question: OfferQuestion, signal?: AbortSignal): Promise<Result<OfferListPart, Failure>> {
    return this.session.read(dealer => success(dealer.list(tab, question)), signal);
  }

  open(id: HashId | OfferId, signal?: AbortSignal): Promise<Result<OpenedOffer, Failure>> {
    return this.session.read(dealer => {
      const opened = dealer.open(id);
      return opened === null ? failed({ reason: 'notFound' }) : success(opened);
    }, signal);
  }

  homeScreen(signal: AbortSignal): Promise<Result<HomeOffers, Failure>> {
    return this.session.read(dealer => success(dealer.home()), signal);
  }
}
