import type { Bids } from '../../../application/ports/Bids';
import type { Deals } from '../../../application/ports/Deals';
import type { Likes } from '../../../application/ports/Likes';
import type { HomeOffers, OfferListPart, OfferQuestion, Offers, OpenedOffer } from '../../../application/ports/Offers';
import type { Purchases } from '../../../application/ports/Purchases';
import type { Translations } from '../../../application/ports/Translations';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId, OfferId, OfferPatch } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { failed, type Result, success } from '../../../domain/shared/Result';
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

export class InMemoryBids implements Bids {
  constructor(private readonly session: InMemorySession) {}

  place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>> {
    return this.session.write(dealer => dealer.placeBid(offer, amount));
  }
}

export class InMemoryPurchases implements Purchases {
  constructor(private readonly session: InMemorySession) {}

  accept(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.acceptBuyNow(offer));
  }
}

export class InMemoryLikes implements Likes {
  constructor(private readonly session: InMemorySession) {}

  like(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.like(offer));
  }

  unlike(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.unlike(offer));
  }
}

export class InMemoryDeals implements Deals {
  constructor(private readonly session: InMemorySession) {}

  confirmPickup(offer: OfferId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.confirmPickup(offer));
  }

  orderTransport(offer: OfferId, note: string): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.orderTransport(offer, note));
  }
}

export class InMemoryTranslations implements Translations {
  constructor(private readonly session: InMemorySession) {}

  translate(text: string): Promise<Result<string, Failure>> {
    return this.session.read(dealer => success(dealer.translate(text)));
  }
}
