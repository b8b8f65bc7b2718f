import { injectable } from 'inversify';
import { raiseOf } from '../../domain/bidding/BidLimit';
import { dateOfStop, emptyPlan } from '../../domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import { isUnread, updatedOn } from '../../domain/conversations/ConversationSummary';
import { nextStep } from '../../domain/deals/DealStage';
import type { HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferEntry, TodayEntry, TodayName, TodayPart } from '../../domain/home/TodayPart';
import { newsKey } from '../../domain/notifications/News';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { type Offer, offerName } from '../../domain/offers/Offer';
import { ownBidStanding } from '../../domain/offers/OwnBidStanding';
import { hasRunningDeal, isOnSale } from '../../domain/offers/Sale';
import { DAY, type Instant } from '../../domain/shared/Instant';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { OwnBids } from '../bidding/raise/OwnBids';
import { BookStore } from '../book/BookStore';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { CountedRows } from '../offers/list/CountedRows';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenOffers } from '../offers/seen/SeenOffers';
import { Clock } from '../ports/Clock';
import { NewMatches } from '../search/saved/NewMatches';
import { Visits } from '../session/Visits';
import { OwnTrading } from '../settings/OwnTrading';
import { HomeNumbers } from './HomeNumbers';

/** What waits for the dealer, the most urgent first, from what is held or was told. */
@injectable()
export class TodayParts {
  constructor(
    private readonly numbers: HomeNumbers,
    private readonly registry: OfferRegistry,
    private readonly bookStore: BookStore,
    private readonly rows: CountedRows,
    private readonly trading: OwnTrading,
    private readonly seen: SeenOffers,
    private readonly hiddenOffers: HiddenOffers,
    private readonly counters: CounterStore,
    private readonly matches: NewMatches,
    private readonly purchases: OwnPurchases,
    private readonly ownBids: OwnBids,
    private readonly visits: Visits,
    private readonly conversations: ConversationListStore,
    private readonly clock: Clock,
  ) {}

  /** When the dealer was here before. Null if this device does not know it. */
  get visitBefore(): Instant | null {
    return this.visits.visitBefore;
  }

  get all(): readonly TodayPart[] {
    // On a first visit, what happened since yesterday is news.
    const since = this.visitBefore ?? this.clock.now() - DAY;
    return [
      this.outbid,
      this.accepted(since),
      this.rejected(since),
      this.lost(since),
      this.dropped,
      this.newMatches,
      this.cameBack,
      { name: 'unread', number: this.numbers.unread, entries: this.unread },
      this.toPickUp,
      this.transports,
      { name: 'invoices', number: this.newInvoices, entries: [] },
    ];
  }

  /** Those that the own limit still allows come first. */
  private get outbid(): TodayPart {
    const part = this.countedIn('ownBids', 'outbid', offer => {
      if (!this.numbers.isOutbid(offer)) return null;
      const limit = this.bookStore.get('limits', offer.hashId) ?? null;
      const { hashId, highestBid, ownBid } = offer;
      const raise = raiseOf(offer);
      const at = this.bookStore.record('news', newsKey('outbid', hashId, ownBid ?? ''))?.changedAt ?? null;
      const isNew = this.hasBecome('outbid', offer);
      return { kind: 'outbid', hashId, name: offerName(offer), ownBid, highestBid, raise, limit, at, isNew };
    });
    const isAllowed = (entry: TodayEntry) =>
      entry.kind === 'outbid' && entry.limit !== null && entry.raise !== null && entry.raise <= entry.limit;
    const { entries } = part;
    return { ...part, entries: [...entries.filter(isAllowed), ...entries.filter(entry => !isAllowed(entry))] };
  }

  private get toPickUp(): TodayPart {
    return this.countedIn('inRealization', 'toPickUp', offer => {
      if (!this.numbers.isToPickUp(offer)) return null;
      const time = this.purchases.timeOf(offer.hashId);
      const at = time && !time.isLatest ? time.at : null;
      return { kind: 'toPickUp', hashId: offer.hashId, name: offerName(offer), at };
    });
  }

  /** The held conversations with unread messages, the latest first. */
  private get unread(): readonly OfferEntry[] {
    const { ids } = this.conversations.pages.list;
    return ids.flatMap(hashId => {
      const row = this.conversations.pages.of(hashId);
      if (!row || !isUnread(row)) return [];
      return {
        kind: 'unread' as const,
        hashId,
        name: `${row.label1} ${row.label2}`.trim() || hashId,
        count: row.unread || null,
        day: updatedOn(row),
      };
    });
  }

  /**
   * Deals of own bids that this device has first seen since then. On its first visit, it sees all running deals for the first
   * time, so that only those count of which it told when they came.
   */
  private accepted(since: Instant): TodayPart {
    return this.countedIn('inRealization', 'accepted', offer => {
      const { hashId } = offer;
      const announcedAt = this.bookStore.record('news', newsKey('accepted', hashId))?.changedAt ?? null;
      const time = this.purchases.timeOf(hashId);
      const seenAt = time?.isLatest ? time.at : null;
      const at = this.visitBefore === null ? announcedAt : seenAt;
      return at !== null && at > since ? { kind: 'accepted', hashId, name: offerName(offer), at } : null;
    });
  }

  /** The server does not tell when. On a first visit, all count. */
  private rejected(since: Instant): TodayPart {
    return this.countedIn('ownBids', 'rejected', offer => {
      const { hashId, ownBid } = offer;
      if (ownBidStanding(offer, this.purchases.of(offer)) !== 'rejected') return null;
      const at = this.bookStore.record('news', newsKey('rejected', hashId, ownBid ?? ''))?.changedAt ?? null;
      const isNews = this.visitBefore === null || (at ?? 0) > since || this.hasBecome('rejected', offer);
      if (!isNews) return null;
      return { kind: 'rejected', hashId, name: offerName(offer), ownBid, at };
    });
  }

  /** Without the time of a sale, it counts as long as the dealer has not looked at it in the list of own bids. */
  private lost(since: Instant): TodayPart {
    return this.countedIn('ownBids', 'lost', offer => {
      const { hashId, archivedAt: at } = offer;
      if (ownBidStanding(offer, this.purchases.of(offer)) !== 'lost') return null;
      const isSince = at === null ? this.hasBecome('lost', offer) : at > since;
      return isSince ? { kind: 'lost', hashId, name: offerName(offer), at } : null;
    });
  }

  /** Whether it had another standing when the dealer last looked at the own bids. */
  private hasBecome(standing: 'outbid' | 'rejected' | 'lost', offer: Offer): boolean {
    return this.ownBids.changesSinceSeen(offer).some(({ kind }) => kind === standing);
  }

  private get dropped(): TodayPart {
    return this.countedIn('liked', 'dropped', offer => this.drop(offer));
  }

  /** Bought vehicles whose transport can be ordered, unless the dealer has set the date on which the tour picks them up. */
  private get transports(): TodayPart {
    const plan = this.bookStore.get('pickupPlans', PICKUP_PLAN) ?? emptyPlan;
    return this.countedIn('inRealization', 'transports', offer =>
      hasRunningDeal(offer) &&
      offer.deal &&
      nextStep(offer.deal) === 'orderTransport' &&
      dateOfStop(plan, offer.hashId) === null
        ? { kind: 'transports', hashId: offer.hashId, name: offerName(offer) }
        : null,
    );
  }

  /** What is found among the held rows of a list, of the dealer's own vehicle types. */
  private countedIn(tab: OfferTab, name: TodayName, entryOf: (offer: Offer) => OfferEntry | null): TodayPart {
    const total = this.rows.totalOf(tab);
    if (total === undefined) return { name, number: { state: 'unknown', reason: 'notLoaded' }, entries: [] };
    const held = this.rows.idsOf(tab);
    const found = [...held].flatMap(hashId => {
      const offer = this.registry.get(hashId);
      const entry = offer && entryOf(offer);
      return entry ? [{ entry, isOwn: this.trading.tradesIn(offer) }] : [];
    });
    const entries = found.flatMap(({ entry, isOwn }) => (isOwn ? [entry] : []));
    const number: HomeNumber = { state: 'counted', count: entries.length, held: held.size, total };
    return { name, number, entries, ofOtherTypes: found.length - entries.length };
  }

  /** A price is lower than when this device last showed the offer. */
  private drop(offer: Offer): OfferEntry | null {
    if (!isOnSale(offer)) return null;
    for (const change of this.seen.changesOf(offer)) {
      if (change.kind === 'bids' || change.to >= change.from) continue;
      const figure = change.kind === 'buyNow' ? 'buyNowPrice' : 'highestBid';
      const at = this.seen.seenOf(offer.hashId).findLast(seen => seen[figure] === change.from)?.at ?? null;
      return { kind: 'dropped', hashId: offer.hashId, name: offerName(offer), from: change.from, to: change.to, at };
    }
    return null;
  }

  /** Each search is counted by itself, and its count is complete or a lower bound. */
  private get newMatches(): TodayPart {
    const name = 'newMatches';
    if (this.unreadBook) return { name, number: this.unreadBook, entries: [] };
    const { all, total: count } = this.matches;
    const complete = all.filter(({ isAtLeast }) => !isAtLeast);
    const isAnyAsked = all.some(({ isFailed }) => isFailed) || complete.length > 0 || count > 0;
    if (all.length > 0 && !isAnyAsked) return { name, number: { state: 'unknown', reason: 'notLoaded' }, entries: [] };
    const found = all.filter(matches => matches.count > 0);
    return {
      name,
      number: { state: 'counted', count, held: complete.length, total: all.length },
      entries: found.map(({ searchId }) => ({ kind: 'search', searchId })),
    };
  }

  private get cameBack(): TodayPart {
    if (this.unreadBook) return { name: 'cameBack', number: this.unreadBook, entries: [] };
    const entries = this.hiddenOffers.cameBack.flatMap(({ hashId, name, cameBack, cameBackAt: at = null }) =>
      cameBack === null ? [] : { kind: 'cameBack' as const, hashId, name, reason: cameBack, at },
    );
    const { length } = entries;
    return { name: 'cameBack', number: { state: 'counted', count: length, held: length, total: length }, entries };
  }

  /** Null if the own data is there. */
  private get unreadBook(): HomeNumber | null {
    if (this.bookStore.isRead()) return null;
    return { state: 'unknown', reason: this.bookStore.failureOf() !== null ? 'unreadable' : 'notLoaded' };
  }

  private get newInvoices(): HomeNumber {
    if (this.counters.received('invoices') === null) return { state: 'unknown', reason: 'notLoaded' };
    return { state: 'received', count: this.counters.counters.invoices };
  }
}
