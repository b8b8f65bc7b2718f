import { makeAutoObservable, observable, observableRef } from 'mobx';
import { type BrowseQuestion, defaultQuestion } from '../../domain/offers/BrowseQuestion';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferTab } from '../../domain/offers/OfferTab';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { hasMorePages, unseen } from '../../domain/shared/Page';
import { Freshness } from '../shared/Freshness';
import { ListChanges } from './ListChanges';

type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: 'first' | 'more' }
  | { readonly step: 'failed'; readonly what: 'first' | 'more'; readonly because: Failure };

export interface ArrivedPage {
  readonly ids: readonly HashId[];
  readonly totalPages: number;
  readonly totalCount: number;
  readonly limit: number | null;
  readonly availableCountries: readonly string[] | null;
}

/** The first tile in the visible part of a list. */
export interface TopTile {
  readonly hashId: HashId;
  /** Pixels of its row above the visible part. */
  readonly above: number;
}

/** One of the dealer's lists: its ids in order, how many pages are loaded, and the scroll position. */
export class OfferListStore {
  readonly ids = observable.array<HashId>([], { deep: false });
  question: BrowseQuestion = defaultQuestion;
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  /** Offers per page: the server's limit, or the length of the first full page. Null if unknown. */
  limit: number | null = null;
  availableCountries: readonly string[] = [];
  /** New offers that are not shown yet, because a row would move. */
  waiting: readonly HashId[] = [];
  /** Pixels from the top. Kept while the list is off screen. */
  scrollTop = 0;
  /** Finds the scroll position again if rows have moved. Null at the top, or if unknown. */
  topTile: TopTile | null = null;
  /** The pointer or the focus is within the rows, so no row may move. */
  isInUse = false;
  /** Number of times the list was scrolled back to the top. */
  restarts = 0;

  private readonly freshness = new Freshness();
  private held = new Set<HashId>();
  private readonly changes = new ListChanges();
  private doubtful = new Set<HashId>();
  /** The total in the server's last answer. */
  private countTold = 0;

  constructor(readonly tab: OfferTab) {
    makeAutoObservable<this, 'freshness' | 'held' | 'changes' | 'doubtful' | 'countTold'>(this, {
      tab: false,
      ids: false,
      freshness: false,
      held: false,
      changes: false,
      doubtful: false,
      countTold: false,
      availableCountries: observableRef,
      question: observableRef,
      status: observableRef,
      waiting: observableRef,
      scrollTop: false,
      topTile: false,
    });
  }

  get lastFetchedAt(): Instant | null {
    return this.freshness.fetchedAt;
  }

  /** Whether the rows show every known change. */
  get isCurrent(): boolean {
    return this.freshness.isCurrent && !this.isUnanswered && this.waiting.length === 0;
  }

  get needsAsking(): boolean {
    return this.freshness.needsAsking;
  }

  /** Whether the filters of the list may exclude some of the waiting offers. */
  get isWaitingDoubtful(): boolean {
    return this.waiting.some(hashId => this.doubtful.has(hashId));
  }

  get hasMore(): boolean {
    return this.question.paging === 'infinite' && hasMorePages(this.nextPage, this.totalPages);
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.ids.length === 0;
  }

  /** The question has no answer yet, or it failed. The rows may belong to an older question. */
  get isUnanswered(): boolean {
    return this.status.step !== 'idle' && this.status.what === 'first';
  }

  holds(hashId: HashId): boolean {
    return this.held.has(hashId);
  }

  /** The rows of these pages, counted from 1. */
  idsOnPages(first: number, last: number): readonly HashId[] {
    const limit = this.limit ?? this.ids.length;
    return this.ids.slice((first - 1) * limit, last * limit);
  }

  questionChanged(question: BrowseQuestion): void {
    this.question = question;
    this.readFromTop();
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
    this.changes.asked();
    if (what === 'first') this.freshness.asked();
  }

  loadFailed(what: 'first' | 'more', because: Failure): void {
    this.status = { step: 'failed', what, because };
  }

  /** The rows may be wrong: the next visit fetches them again. */
  outdated(): void {
    this.freshness.outdated();
  }

  /** The rows on screen are requested again. This replaces a request that is under way. */
  askedInPlace(): void {
    this.status = { step: 'idle' };
    this.freshness.asked();
  }

  arrivedInPlace(at: Instant): void {
    this.freshness.arrived(at);
  }

  /** Replaces all rows with this page. */
  firstPageArrived(page: ArrivedPage, at: Instant): void {
    const standing = this.changes.standing(page.ids);
    const added = this.question.page === 1 ? this.changes.addedTo(page.ids) : [];
    const ids = unseen([...added, ...standing], new Set());
    this.held = new Set(ids);
    this.ids.replace(ids);
    this.waiting = this.changes.waitingBeside(this.held);
    this.doubtful = new Set(this.waiting.filter(hashId => this.doubtful.has(hashId)));
    this.nextPage = this.question.page + 1;
    this.pageArrived(page);
    this.freshness.arrived(at);
    this.totalCount += added.length + standing.length - page.ids.length;
  }

  morePageArrived(page: ArrivedPage, at: Instant): void {
    const ids = unseen(this.changes.standing(page.ids), this.held);
    for (const id of ids) this.held.add(id);
    this.ids.push(...ids);
    if (this.waiting.some(id => this.held.has(id))) this.waiting = unseen(this.waiting, this.held);
    this.nextPage += 1;
    this.pageArrived(page);
    this.freshness.moreArrived(at);
  }

  /**
   * The server counts pages from the top of its list. If offers left the list since the last answer, other offers moved
   * up to pages that are already loaded. Returns true in that case, and those pages are loaded next.
   */
  steppedBack(totalCount: number): boolean {
    const gone = this.countTold - totalCount;
    if (gone <= 0) return false;
    this.countTold = totalCount;
    this.nextPage = Math.max(1, this.nextPage - (this.limit === null ? 1 : Math.ceil(gone / this.limit)));
    return true;
  }

  /** Puts a new offer at the top, if the top of the list is loaded. */
  offerAdded(hashId: HashId): void {
    this.changes.added(hashId);
    if (this.lastFetchedAt === null || this.question.page > 1) return;
    if (this.held.has(hashId)) this.ids.remove(hashId);
    else this.totalCount += 1;
    this.held.add(hashId);
    this.ids.unshift(hashId);
    if (this.waiting.includes(hashId)) this.waiting = this.waiting.filter(id => id !== hashId);
  }

  /** The offer belongs to the list, even if a page that is being loaded does not contain it yet. */
  offerConfirmed(hashId: HashId): void {
    this.changes.added(hashId);
  }

  scrolledTo(pixels: number, topTile: TopTile | null = null): void {
    this.scrollTop = pixels;
    this.topTile = topTile;
  }

  useChanged(isInUse: boolean): void {
    this.isInUse = isInUse;
  }

  readFromTop(): void {
    this.scrolledTo(0);
    this.restarts += 1;
  }

  /** Returns its former position for `offerPutBack`, or -1 if it was not in the list. */
  offerRemoved(hashId: HashId): number {
    this.changes.removed(hashId);
    const index = this.held.has(hashId) ? this.ids.indexOf(hashId) : -1;
    if (index < 0) return -1;
    this.held.delete(hashId);
    this.ids.splice(index, 1);
    this.totalCount = Math.max(0, this.totalCount - 1);
    return index;
  }

  offerPutBack(hashId: HashId, index: number): void {
    this.changes.added(hashId);
    if (this.held.has(hashId)) return;
    this.held.add(hashId);
    this.ids.splice(index, 0, hashId);
    this.totalCount += 1;
  }

  /** `mayNotFit` if the filters of the list may exclude the offers. */
  offersWait(hashIds: readonly HashId[], { mayNotFit = false } = {}): void {
    if (mayNotFit) for (const hashId of hashIds) this.doubtful.add(hashId);
    const standing = this.changes.standing(hashIds);
    this.changes.waited(standing);
    if (this.lastFetchedAt === null) return;
    const waiting = new Set(this.waiting);
    const fresh = unseen(standing, { has: id => this.held.has(id) || waiting.has(id) });
    if (fresh.length > 0) this.waiting = [...fresh, ...this.waiting];
  }

  private pageArrived(page: ArrivedPage): void {
    this.totalPages = page.totalPages;
    this.totalCount = page.totalCount;
    this.countTold = page.totalCount;
    const isFull = this.nextPage <= page.totalPages && page.ids.length > 0;
    this.limit = page.limit ?? this.limit ?? (isFull ? page.ids.length : null);
    this.availableCountries = page.availableCountries ?? this.availableCountries;
    this.status = { step: 'idle' };
  }
}
