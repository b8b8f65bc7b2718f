import { makeAutoObservable, observable, observableRef } from 'mobx';
import { type ConversationSummary, seen } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { hasMorePages, unseen } from '../../domain/shared/Page';
import type { ConversationPage } from '../ports/Conversations';
import { Freshness } from '../shared/Freshness';

type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: 'first' | 'more' }
  | { readonly step: 'failed'; readonly what: 'first' | 'more'; readonly because: Failure };

/** The dealer's conversations, by the offers they are about; the one that was written in last stands on top. */
export class ConversationListStore {
  readonly ids = observable.array<HashId>([], { deep: false });
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  /** Pixels from the top, kept while the list is not on screen. */
  scrollTop = 0;
  /** Counts the times the list was sent back to its top. */
  restarts = 0;
  /** Whose row gets the focus when the list is returned to. */
  lastOpened: HashId | null = null;
  private readonly freshness = new Freshness();
  private readonly rows = observable.map<HashId, ConversationSummary>(undefined, { deep: false });
  /** Pushed since the latest question was asked, the oldest first: its answer may not know of them. */
  private readonly movedUp = new Map<HashId, ConversationSummary>();
  private readonly seenSince = new Set<HashId>();
  private readonly removedSince = new Set<HashId>();
  /** How many rows a page holds; null if the server does not say. */
  private limit: number | null = null;

  constructor() {
    makeAutoObservable<this, 'freshness' | 'rows' | 'movedUp' | 'seenSince' | 'removedSince' | 'limit'>(this, {
      ids: false,
      freshness: false,
      rows: false,
      status: observableRef,
      scrollTop: false,
      lastOpened: false,
      movedUp: false,
      seenSince: false,
      removedSince: false,
      limit: false,
    });
  }

  get lastFetchedAt(): Instant | null {
    return this.freshness.fetchedAt;
  }

  /** Whether the rows show all that is known to have happened to the list. */
  get isCurrent(): boolean {
    const isAnswered = this.status.step === 'idle' || this.status.what === 'more';
    return isAnswered && this.freshness.isCurrent;
  }

  get needsAsking(): boolean {
    return this.freshness.needsAsking;
  }

  get hasMore(): boolean {
    return hasMorePages(this.nextPage, this.totalPages);
  }

  of(offer: HashId): ConversationSummary | undefined {
    return this.rows.get(offer);
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
    this.changesForgotten();
    if (what === 'first') this.freshness.asked();
  }

  loadFailed(what: 'first' | 'more', because: Failure): void {
    this.status = { step: 'failed', what, because };
  }

  /** The list starts over with this page. */
  firstPageArrived(page: ConversationPage, at: Instant): void {
    const rows = this.asKnown(page);
    this.ids.replace(unseen([...[...this.movedUp.keys()].reverse(), ...rows.map(row => row.offerHashId)], new Set()));
    this.rows.clear();
    this.take([...rows, ...this.movedUp.values()]);
    this.nextPage = 2;
    this.status = { step: 'idle' };
    this.pageArrived(page);
    this.freshness.arrived(at);
  }

  /** Pages move down while they are read, so one may repeat what the one before it held. */
  morePageArrived(page: ConversationPage, at: Instant): void {
    const fresh = this.asKnown(page).filter(row => !this.rows.has(row.offerHashId));
    this.ids.push(
      ...unseen(
        fresh.map(row => row.offerHashId),
        this.rows,
      ),
    );
    this.take(fresh);
    this.nextPage += 1;
    this.status = { step: 'idle' };
    this.pageArrived(page);
    this.freshness.moreArrived(at);
  }

  /** Before the first page is asked for once more, beside what is held. */
  asked(): void {
    this.changesForgotten();
    this.freshness.asked();
  }

  /** The first page once more: what was written in since stands on top, and all that is held stays. */
  newestArrived(page: ConversationPage, at: Instant): void {
    const rows = this.asKnown(page).filter(row => !this.movedUp.has(row.offerHashId));
    const newest = [...[...this.movedUp.keys()].reverse(), ...rows.map(row => row.offerHashId)];
    this.ids.replace(unseen([...newest, ...this.ids], new Set()));
    this.take(rows);
    this.pageArrived(page);
    this.freshness.arrived(at);
  }

  /** Somebody has written in it: it moves to the top. A list that was never fetched has no top. */
  updated(summary: ConversationSummary): void {
    const { offerHashId } = summary;
    this.movedUp.delete(offerHashId);
    this.movedUp.set(offerHashId, summary);
    this.seenSince.delete(offerHashId);
    this.removedSince.delete(offerHashId);
    if (this.lastFetchedAt === null) return;
    if (this.rows.has(offerHashId)) this.ids.remove(offerHashId);
    else this.totalCount += 1;
    this.ids.unshift(offerHashId);
    this.rows.set(offerHashId, summary);
  }

  /** The server does not know it any more. */
  removed(offer: HashId): void {
    this.movedUp.delete(offer);
    this.removedSince.add(offer);
    if (!this.rows.delete(offer)) return;
    this.ids.remove(offer);
    this.totalCount = Math.max(0, this.totalCount - 1);
    // What stands below has moved up, to a page that counts as read: it is read once more.
    if (this.hasMore)
      this.nextPage = this.limit === null ? 1 : Math.min(this.nextPage, Math.floor(this.ids.length / this.limit) + 1);
  }

  markedSeen(offer: HashId): void {
    this.seenSince.add(offer);
    const pushed = this.movedUp.get(offer);
    if (pushed) this.movedUp.set(offer, seen(pushed));
    const row = this.rows.get(offer);
    if (row) this.rows.set(offer, seen(row));
  }

  /** What it holds is as old as if it had been fetched long ago. */
  outdated(): void {
    this.freshness.outdated();
  }

  scrolledTo(pixels: number): void {
    this.scrollTop = pixels;
  }

  readFromTop(): void {
    this.scrollTop = 0;
    this.restarts += 1;
  }

  opened(offer: HashId): void {
    this.lastOpened = offer;
  }

  private changesForgotten(): void {
    this.movedUp.clear();
    this.seenSince.clear();
    this.removedSince.clear();
  }

  private asKnown({ conversations }: ConversationPage): readonly ConversationSummary[] {
    return conversations
      .filter(row => !this.removedSince.has(row.offerHashId))
      .map(row => (this.seenSince.has(row.offerHashId) ? seen(row) : row));
  }

  private take(rows: readonly ConversationSummary[]): void {
    for (const row of rows) this.rows.set(row.offerHashId, row);
  }

  private pageArrived({ totalPages, totalCount, limit }: ConversationPage): void {
    this.limit = limit ?? null;
    this.totalPages = totalPages;
    this.totalCount = totalCount;
  }
}
