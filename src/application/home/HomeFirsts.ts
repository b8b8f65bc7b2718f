import { injectable } from 'inversify';
import { lowestRaise, raiseOf } from '../../domain/bidding/BidLimit';
import { isUnread } from '../../domain/conversations/ConversationSummary';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { BookStore } from '../book/BookStore';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { CountedRows } from '../offers/list/CountedRows';
import { OfferRegistry } from '../offers/OfferRegistry';
import { HomeNumbers } from './HomeNumbers';

/** The first of what a number of the home screen counts. */
export interface HomeFirst {
  readonly hashId: HashId;
  readonly name: string;
  /** The next bid, if the dealer was outbid for certain. */
  readonly raise: Money | null;
  /** The dealer's own limit of the next bid. Null if there is none. */
  readonly limit: Money | null;
  /** Where the vehicle is, if it is to be picked up. */
  readonly place: string | null;
}

/** From what is held. It asks the server for nothing. */
@injectable()
export class HomeFirsts {
  constructor(
    private readonly numbers: HomeNumbers,
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
    private readonly book: BookStore,
    private readonly conversations: ConversationListStore,
  ) {}

  /** An own bid that another dealer has outbid. One that its limit allows to raise comes first, one beyond its limit last. */
  get outbid(): HomeFirst | null {
    const isFirst = (needs: (offer: Offer, limit: Money | null) => boolean) =>
      this.firstIn('ownBids', held => this.numbers.isOutbid(held) && needs(held, this.limitOf(held)));
    const offer =
      isFirst((held, limit) => limit !== null && lowestRaise(limit, held) !== null) ??
      isFirst((_, limit) => limit === null) ??
      isFirst(() => true);
    return offer && { ...firstOf(offer), raise: raiseOf(offer), limit: this.limitOf(offer) };
  }

  /** A held conversation with an unread message. */
  get unread(): HomeFirst | null {
    for (const hashId of this.conversations.pages.list.ids) {
      const row = this.conversations.pages.of(hashId);
      if (row && isUnread(row)) return { hashId, name: row.label1 || hashId, raise: null, limit: null, place: null };
    }
    return null;
  }

  /** A bought vehicle that is not picked up. */
  get toPickUp(): HomeFirst | null {
    const offer = this.firstIn('inRealization', held => this.numbers.isToPickUp(held));
    return offer && { ...firstOf(offer), place: offer.deal?.place ?? null };
  }

  /** An offer that was published within a day. */
  newOffer(now: Instant): HomeFirst | null {
    const offer = this.firstIn('browse', held => this.numbers.isNew(held, now));
    return offer && firstOf(offer);
  }

  private limitOf({ hashId }: Offer): Money | null {
    return this.book.get('limits', hashId) ?? null;
  }

  private firstIn(tab: OfferTab, isMeant: (offer: Offer) => boolean): Offer | null {
    for (const hashId of this.rows.idsOf(tab)) {
      const offer = this.registry.get(hashId);
      if (offer && isMeant(offer)) return offer;
    }
    return null;
  }
}

const firstOf = (offer: Offer): HomeFirst => ({
  hashId: offer.hashId,
  name: offer.label1 || offer.hashId,
  raise: null,
  limit: null,
  place: null,
});
