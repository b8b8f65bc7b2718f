import { injectable } from 'inversify';
import { computed, type IComputedValue, reaction } from 'mobx';
import { lowestRaise, raiseOf } from '../../domain/bidding/BidLimit';
import { isUnread } from '../../domain/conversations/ConversationSummary';
import { countFitting, type HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { dealToPickUp, isOnSale } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { BookStore } from '../book/BookStore';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { CountedRows } from '../offers/list/CountedRows';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenOffers } from '../offers/seen/SeenOffers';
import type { Cancel } from '../ports/Clock';
import { Visits } from '../session/Visits';
import { OwnTrading } from '../settings/OwnTrading';

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

/** The numbers of the home screen and the first of each, from what is held or was received. They ask the server for nothing. */
@injectable()
export class HomeNumbers {
  private readonly outbidRows = this.judged('ownBids', offer => this.isOutbid(offer));
  private readonly rowsToPickUp = this.judged('inRealization', offer => this.isToPickUp(offer));
  /** When the offers that may be new were published. Null for the others. */
  private readonly unseenRows = this.judged('browse', offer => this.unseenSince(offer));

  constructor(
    private readonly lists: OfferLists,
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
    private readonly counters: CounterStore,
    private readonly hiddenOffers: HiddenOffers,
    private readonly purchases: OwnPurchases,
    private readonly trading: OwnTrading,
    private readonly seen: SeenOffers,
    private readonly visits: Visits,
    private readonly bookStore: BookStore,
    private readonly conversations: ConversationListStore,
  ) {}

  /** Reads what this device saw of the offers that the number of new offers is made of. Runs until it is cancelled. */
  run(): Cancel {
    const isReadable = () => this.visits.visitAfter !== null && this.seen.newSince !== null;
    return reaction(
      () => (isReadable() ? [...this.rows.idsOf('browse')] : []),
      hashIds => void this.seen.read(hashIds),
      { fireImmediately: true },
    );
  }

  isOutbid(offer: Offer): boolean {
    return ownBidStanding(offer, this.purchases.of(offer)) === 'outbid';
  }

  isToPickUp(offer: Offer): boolean {
    return dealToPickUp(offer) !== null;
  }

  /** Whether a listed offer was published within a day and not seen before this visit. */
  isNew(offer: Offer, now: Instant): boolean {
    return isWithinDay(this.unseenSince(offer), now);
  }

  /** Unread as long as it is not known whether the offer was seen. */
  private unseenSince(offer: Offer): Instant | null | 'unread' {
    const { hashId, publishedAt } = offer;
    // The list keeps the row of a sold vehicle until it is fetched again.
    const isListed = isOnSale(offer) || this.lists.of('browse').holds(hashId);
    if (!isListed || this.hiddenOffers.isHidden(hashId) || !this.trading.tradesIn(offer)) return null;
    const { visitAfter } = this.visits;
    const wasSeen = visitAfter !== null && this.seen.wasSeenBefore(hashId, visitAfter);
    if (wasSeen === null) return 'unread';
    return wasSeen ? null : publishedAt;
  }

  /** Own bids that another dealer has outbid. */
  get outbid(): HomeNumber {
    return this.countedIn('ownBids', this.outbidRows.get(), isOutbid => isOutbid);
  }

  /** Messages that nobody has read. */
  get unread(): HomeNumber {
    const count = this.counters.received('messages');
    return count === null ? notLoaded : { state: 'received', count };
  }

  /** Bought vehicles that are not picked up. */
  get toPickUp(): HomeNumber {
    return this.countedIn('inRealization', this.rowsToPickUp.get(), isOpen => isOpen);
  }

  /**
   * Offers that were published within a day and not seen before this visit. What is seen during the visit still counts, because the
   * number would fall while the dealer reads.
   */
  newOffers(now: Instant): HomeNumber {
    const rows = this.unseenRows.get();
    const number = this.countedIn('browse', rows, publishedAt => isWithinDay(publishedAt, now));
    if (number.state !== 'counted') return number;
    const unread = rows.filter(row => row.get() === 'unread').length;
    if (unread === 0) return this.rows.isDayHeld ? { ...number, isExact: true } : number;
    if (unread < rows.length) return { ...number, held: number.held - unread };
    return this.bookStore.failureOf() === null ? notLoaded : { state: 'unknown', reason: 'unreadable' };
  }

  /** The first of what a number counts. Null if none is held. */
  first(of: 'outbid' | 'unread' | 'toPickUp' | 'newOffers', now: Instant): HomeFirst | null {
    if (of === 'outbid') return this.firstOutbid;
    if (of === 'unread') return this.firstUnread;
    return of === 'toPickUp' ? this.firstToPickUp : this.firstNewOffer(now);
  }

  /** An own bid that another dealer has outbid. One that its limit allows to raise comes first, one beyond its limit last. */
  private get firstOutbid(): HomeFirst | null {
    const isFirst = (needs: (offer: Offer, limit: Money | null) => boolean) =>
      this.firstIn('ownBids', held => this.isOutbid(held) && needs(held, this.limitOf(held)));
    const offer =
      isFirst((held, limit) => limit !== null && lowestRaise(limit, held) !== null) ??
      isFirst((_, limit) => limit === null) ??
      isFirst(() => true);
    return offer && { ...firstOf(offer), raise: raiseOf(offer), limit: this.limitOf(offer) };
  }

  /** A held conversation with an unread message. */
  private get firstUnread(): HomeFirst | null {
    for (const hashId of this.conversations.pages.list.ids) {
      const row = this.conversations.pages.of(hashId);
      if (row && isUnread(row)) return { hashId, name: row.label1 || hashId, raise: null, limit: null, place: null };
    }
    return null;
  }

  /** A bought vehicle that is not picked up. */
  private get firstToPickUp(): HomeFirst | null {
    const offer = this.firstIn('inRealization', held => this.isToPickUp(held));
    return offer && { ...firstOf(offer), place: offer.deal?.place ?? null };
  }

  /** An offer that was published within a day. */
  private firstNewOffer(now: Instant): HomeFirst | null {
    const offer = this.firstIn('browse', held => this.isNew(held, now));
    return offer && firstOf(offer);
  }

  private limitOf({ hashId }: Offer): Money | null {
    return this.bookStore.get('limits', hashId) ?? null;
  }

  private firstIn(tab: OfferTab, isMeant: (offer: Offer) => boolean): Offer | null {
    for (const hashId of this.rows.idsOf(tab)) {
      const offer = this.registry.get(hashId);
      if (offer && isMeant(offer)) return offer;
    }
    return null;
  }

  private countedIn<Judged>(tab: OfferTab, rows: JudgedRows<Judged>, fits: (row: Judged) => boolean): HomeNumber {
    const total = this.rows.totalOf(tab);
    if (total === undefined) return notLoaded;
    return countFitting(
      rows.map(row => row.get()),
      total,
      fits,
    );
  }

  /** Each held row of a list, judged by itself, so that a push judges only its own offer. Undefined if it is not loaded. */
  private judged<Judged>(tab: OfferTab, judge: (offer: Offer) => Judged) {
    return computed((): JudgedRows<Judged> => {
      return Array.from(this.rows.idsOf(tab), hashId =>
        computed(() => {
          const offer = this.registry.get(hashId);
          return offer && judge(offer);
        }),
      );
    });
  }
}

type JudgedRows<Judged> = readonly IComputedValue<Judged | undefined>[];

const isWithinDay = (publishedAt: Instant | null | 'unread', now: Instant): boolean =>
  typeof publishedAt === 'number' && publishedAt > now - DAY;

const notLoaded: HomeNumber = { state: 'unknown', reason: 'notLoaded' };

const firstOf = (offer: Offer): HomeFirst => ({
  hashId: offer.hashId,
  name: offer.label1 || offer.hashId,
  raise: null,
  limit: null,
  place: null,
});
