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

/** The dealer's conversations by offer. The conversation with the latest message is first. */
export class ConversationListStore {
  readonly ids = observable.array<HashId>([], { deep: false });
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  /** Pixels from the top. Kept while the list is off screen. */
  scrollTop = 0;
  /** Number of times the list was scrolled back to the top. */
  restarts = 0;
  /** The offer whose row gets the focus when the dealer returns to the list. */
  lastOpened: HashId | null = null;
  private readonly freshness = new Freshness();
  private readonly rows = observable.map<HashId, ConversationSummary>(undefined, { deep: false });
  /** Pushes since the latest request, oldest first. Its answer may not contain them. */
  private readonly movedUp = new Map<HashId, ConversationSummary>();
  private readonly seenSince = new Set<HashId>();
  private readonly removedSince = new Set<HashId>();
  /** Rows per page. Null if the server does not say. */
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

  /** Whether the rows show every known change. */
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

  /** Replaces all rows with this page. */
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

  /** New conversations shift the pages, so a page may repeat rows of the page before it. */
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

  /** The first page is requested again. The rows stay. */
  asked(): void {
    this.changesForgotten();
    this.freshness.asked();
  }

  /** Merges the first page: conversations with newer messages move to the top, and the other rows stay. */
  newestArrived(page: ConversationPage, at: Instant): void {
    const rows = this.asKnown(page).filter(row => !this.movedUp.has(row.offerHashId));
    const newest = [...[...this.movedUp.keys()].reverse(), ...rows.map(row => row.offerHashId)];
    this.ids.replace(unseen([...newest, ...this.ids], new Set()));
    this.take(rows);
    this.pageArrived(page);
    this.freshness.arrived(at);
  }

  /** A new message moves the conversation to the top, if the list is loaded. */
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

  /** The server no longer has the conversation. */
  removed(offer: HashId): void {
    this.movedUp.delete(offer);
    this.removedSince.add(offer);
    if (!this.rows.delete(offer)) return;
    this.ids.remove(offer);
    this.totalCount = Math.max(0, this.totalCount - 1);
    // The rows below moved up to a page that counts as loaded, so that page is loaded again.
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

  /** The rows may be wrong: the next visit fetches them again. */
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
