import { inject, injectable } from 'inversify';
import { wholeMinimumBid } from '../../domain/bidding/MinimumBid';
import { isUnread, updatedOn } from '../../domain/conversations/ConversationSummary';
import type { HomeNumber } from '../../domain/home/HomeNumber';
import type { OfferEntry, TodayPart } from '../../domain/home/TodayPart';
import { newsKey } from '../../domain/notifications/News';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { type Offer, offerName } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import type { Instant } from '../../domain/shared/Instant';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { OwnBidList } from '../bidding/raise/OwnBidList';
import { BookStore } from '../book/BookStore';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenStore } from '../offers/seen/SeenStore';
import { NewMatches } from '../search/saved/NewMatches';
import { EndIdleSession } from '../session/EndIdleSession';
import { HomeNumbers } from './HomeNumbers';

/** What waits for the dealer, the most urgent first, from what is held or was told. */
@injectable()
export class TodayParts {
  constructor(
    @inject(HomeNumbers) private readonly numbers: HomeNumbers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(SeenStore) private readonly seen: SeenStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(NewMatches) private readonly matches: NewMatches,
    @inject(OwnPurchases) private readonly purchases: OwnPurchases,
    @inject(OwnBidList) private readonly ownBids: OwnBidList,
    @inject(EndIdleSession) private readonly visits: EndIdleSession,
    @inject(ConversationListStore) private readonly conversations: ConversationListStore,
  ) {}

  /** When the dealer was here before. Null if this device does not know it. */
  get visitBefore(): Instant | null {
    return this.visits.visitBefore;
  }

  get all(): readonly TodayPart[] {
    const { visitBefore } = this;
    return [
      { name: 'outbid', number: this.numbers.outbid, entries: this.outbid },
      // Without the visit before, all running deals would be news.
      ...(visitBefore === null ? [] : [this.accepted(visitBefore)]),
      this.dropped,
      this.newMatches,
      this.cameBack,
      { name: 'unread', number: this.numbers.unread, entries: this.unread },
      { name: 'toPickUp', number: this.numbers.toPickUp, entries: this.toPickUp },
      { name: 'invoices', number: this.newInvoices, entries: [] },
    ];
  }

  /** Those that the own limit still allows come first. */
  private get outbid(): readonly OfferEntry[] {
    const entries = this.entriesOf('ownBids', offer => {
      if (!this.numbers.isOutbid(offer)) return null;
      const limit = this.bookStore.get('limits', offer.hashId) ?? null;
      const { hashId, highestBid, ownBid } = offer;
      const raise = wholeMinimumBid(highestBid);
      const at = this.bookStore.record('news', newsKey('outbid', hashId, ownBid ?? ''))?.changedAt ?? null;
      const isNew = this.ownBids.changesSinceSeen(offer).some(({ kind }) => kind === 'outbid');
      return { kind: 'outbid', hashId, name: offerName(offer), highestBid, raise, limit, at, isNew };
    });
    const isAllowed = (entry: OfferEntry) =>
      entry.kind === 'outbid' && entry.limit !== null && entry.raise <= entry.limit;
    return [...entries.filter(isAllowed), ...entries.filter(entry => !isAllowed(entry))];
  }

  private get toPickUp(): readonly OfferEntry[] {
    return this.entriesOf('inRealization', offer => {
      if (!this.numbers.isToPickUp(offer)) return null;
      const time = this.purchases.timeOf(offer.hashId);
      const at = time && !time.isLatest ? time.at : null;
      return { kind: 'toPickUp', hashId: offer.hashId, name: offerName(offer), at };
    });
  }

  /** The held conversations with unread messages, the latest first. */
  private get unread(): readonly OfferEntry[] {
    const { ids } = this.conversations;
    return ids.flatMap(hashId => {
      const row = this.conversations.of(hashId);
      if (!row || !isUnread(row)) return [];
      return {
        kind: 'unread' as const,
        hashId,
        name: `${row.label1} ${row.label2}`.trim() || hashId,
        day: updatedOn(row),
      };
    });
  }

  /** Deals of own bids that this device has first seen since the visit before. */
  private accepted(visitBefore: Instant): TodayPart {
    const name = 'accepted';
    const { knownTotal: total, lastFetchedAt } = this.lists.of('inRealization');
    if (lastFetchedAt === null) return { name, number: { state: 'unknown', reason: 'notLoaded' }, entries: [] };
    const entries = this.entriesOf('inRealization', offer => {
      const { hashId } = offer;
      const time = this.purchases.timeOf(hashId);
      if (!time?.isLatest || time.at <= visitBefore) return null;
      return { kind: 'accepted', hashId, name: offerName(offer), at: time.at };
    });
    const held = this.numbers.idsOf('inRealization').size;
    return { name, number: { state: 'counted', count: entries.length, held, total }, entries };
  }

  private get dropped(): TodayPart {
    const name = 'dropped';
    const { knownTotal: total, lastFetchedAt } = this.lists.of('liked');
    if (lastFetchedAt === null) return { name, number: { state: 'unknown', reason: 'notLoaded' }, entries: [] };
    const entries = this.entriesOf('liked', offer => this.drop(offer));
    const held = this.numbers.idsOf('liked').size;
    return { name, number: { state: 'counted', count: entries.length, held, total }, entries };
  }

  private entriesOf(tab: OfferTab, entryOf: (offer: Offer) => OfferEntry | null): readonly OfferEntry[] {
    return [...this.numbers.idsOf(tab)].flatMap(hashId => {
      const offer = this.registry.get(hashId);
      return (offer && entryOf(offer)) ?? [];
    });
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
