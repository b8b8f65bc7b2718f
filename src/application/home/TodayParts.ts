import { inject, injectable } from 'inversify';
import { lowestRaise } from '../../domain/bidding/BidLimit';
import type { HomeNumber } from '../../domain/home/HomeNumber';
import type { TodayEntry, TodayPart } from '../../domain/home/TodayPart';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { type Offer, offerName } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { BookStore } from '../book/BookStore';
import { CounterStore } from '../notifications/CounterStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenStore } from '../offers/seen/SeenStore';
import { NewMatches } from '../search/saved/NewMatches';
import { HomeNumbers } from './HomeNumbers';

/** A long list is searched up to here. */
const MOST_ROWS = 100;

/** What waits for the dealer, the most urgent first, from what is held or was told. */
@injectable()
export class TodayParts {
  constructor(
    @inject(HomeNumbers) private readonly numbers: HomeNumbers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(BookStore) private readonly book: BookStore,
    @inject(SeenStore) private readonly seen: SeenStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(NewMatches) private readonly matches: NewMatches,
  ) {}

  get all(): readonly TodayPart[] {
    return [
      this.ofList('outbid', 'ownBids', offer => this.raise(offer)),
      this.ofList('dropped', 'liked', offer => this.drop(offer)),
      this.newMatches,
      this.cameBack,
      { name: 'unread', number: this.numbers.unread, entries: [] },
      { name: 'toPickUp', number: this.numbers.toPickUp, entries: [] },
      { name: 'invoices', number: this.newInvoices, entries: [] },
    ];
  }

  private ofList(name: 'outbid' | 'dropped', tab: OfferTab, entryOf: (offer: Offer) => TodayEntry | null): TodayPart {
    const { ids, knownTotal: total, lastFetchedAt } = this.lists.of(tab);
    if (lastFetchedAt === null) return { name, number: { state: 'unknown', reason: 'notLoaded' }, entries: [] };
    const rows = ids.slice(0, MOST_ROWS);
    const entries = rows.flatMap(hashId => {
      const offer = this.registry.get(hashId);
      return (offer && entryOf(offer)) ?? [];
    });
    return { name, number: { state: 'counted', count: entries.length, held: rows.length, total }, entries };
  }

  /** The dealer is outbid, and the own limit allows the next bid. */
  private raise(offer: Offer): TodayEntry | null {
    const limit = this.book.get('limits', offer.hashId);
    const amount = limit === undefined ? null : lowestRaise(limit, offer);
    if (limit === undefined || amount === null) return null;
    return { kind: 'raise', hashId: offer.hashId, name: offerName(offer), amount, limit };
  }

  /** A price is lower than when this device last showed the offer. */
  private drop(offer: Offer): TodayEntry | null {
    if (!isOnSale(offer)) return null;
    for (const change of this.seen.changesOf(offer)) {
      if (change.kind === 'bids' || change.to >= change.from) continue;
      return { kind: 'dropped', hashId: offer.hashId, name: offerName(offer), from: change.from, to: change.to };
    }
    return null;
  }

  /** Each search is counted by itself, and its count is complete or a lower bound. */
  private get newMatches(): TodayPart {
    const name = 'newMatches';
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
    const entries = this.hiddenOffers.cameBack.flatMap(({ hashId, name, cameBack }) =>
      cameBack === null ? [] : { kind: 'cameBack' as const, hashId, name, reason: cameBack },
    );
    const { length } = entries;
    return { name: 'cameBack', number: { state: 'counted', count: length, held: length, total: length }, entries };
  }

  private get newInvoices(): HomeNumber {
    if (this.counters.received('invoices') === null) return { state: 'unknown', reason: 'notLoaded' };
    return { state: 'received', count: this.counters.counters.invoices };
  }
}
