import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import { type Instant, isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import { hasMorePages, knownTotal, pagesWithoutNewRow } from '../../domain/shared/Page';

/** A list asks so often in a row for its next page without a scroll or a press of the dealer. */
const MOST_PAGES_UNASKED = 3;

type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: 'first' | 'more' }
  | { readonly step: 'failed'; readonly what: 'first' | 'more'; readonly failure: Failure };

/** A list that loads further pages at its end: how many are loaded, when, its latest request and scroll position. */
export abstract class ListStore<Id> {
  readonly ids = observable.array<Id>([], { deep: false });
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  /** Pixels from the top. Kept while the list is off screen. */
  scrollTop = 0;
  /** Number of times the list was scrolled to a place by something other than the dealer's scrolling. */
  restarts = 0;
  /** 0 if the list is outdated, null if it was never fetched. */
  lastFetchedAt: Instant | null = null;
  /** Why the newest rows could not be fetched. Null if they could, or if they are being fetched again. */
  updateFailure: Failure | null = null;
  /** The rows without an id, by page. */
  private readonly leftOut = observable.map<number, number>();
  private withoutNewRow = 0;
  private pagesUnasked = 0;
  private outdatings = 0;
  private outdatingsAtRequest = 0;

  constructor() {
    makeObservable<this, 'outdatings' | 'outdatingsAtRequest' | 'withoutNewRow' | 'pagesUnasked'>(this, {
      status: observableRef,
      nextPage: observable,
      totalPages: observable,
      totalCount: observable,
      restarts: observable,
      lastFetchedAt: observable,
      updateFailure: observableRef,
      outdatings: observable,
      outdatingsAtRequest: observable,
      withoutNewRow: observable,
      pagesUnasked: observable,
      unreadable: computed,
      isCurrent: computed,
      needsRequest: computed,
      loadStarted: action,
      loadFailed: action,
      updateFailed: action,
      outdated: action,
      rowsReceived: action,
      newRowsReceived: action,
      pageAsked: action,
      readFromTop: action,
    });
  }

  /** Whether the rows show every known change. */
  get isCurrent(): boolean {
    return !this.isUnanswered && this.lastFetchedAt !== null && this.lastFetchedAt > 0;
  }

  /** Whether the newest rows are loaded, and not too long ago for the next visit. */
  isFresh(now: Instant): boolean {
    return !this.isUnanswered && !isStale(this.lastFetchedAt, now, LIST_STALE_AFTER);
  }

  /** Whether the list became outdated since its newest rows were last requested. */
  get needsRequest(): boolean {
    return this.outdatings !== this.outdatingsAtRequest;
  }

  /** Whether the list loads further pages. */
  get hasMore(): boolean {
    return hasMorePages(this.part);
  }

  /** Whether there may be rows that are not loaded. */
  get mayLackRows(): boolean {
    return hasMorePages(this.part) || this.ids.length < this.totalCount;
  }

  /** The number of rows, or null if it is not known. */
  get knownTotal(): number | null {
    return knownTotal(this.part);
  }

  /** Whether the list may ask for its next page by itself. */
  get mayContinue(): boolean {
    return this.hasMore && this.pagesUnasked < MOST_PAGES_UNASKED;
  }

  isPageDue(by: 'dealer' | 'list'): boolean {
    return by === 'dealer' ? this.hasMore : this.mayContinue;
  }

  /** The number of rows by the server, or that of the loaded rows if the server's is too small to be right. */
  get count(): number {
    return Math.max(this.totalCount, this.loaded);
  }

  /** There may be more rows than `count`. */
  get isCountAtLeast(): boolean {
    return this.totalCount < this.loaded;
  }

  private get part() {
    const { nextPage, totalPages, totalCount, loaded, withoutNewRow } = this;
    return { nextPage, totalPages, totalCount, loaded, withoutNewRow };
  }

  /** Including the rows that cannot be shown. */
  private get loaded(): number {
    return this.ids.length + this.unreadable;
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.ids.length === 0;
  }

  /** The latest request for the first page has no answer yet, or it failed. */
  get isUnanswered(): boolean {
    return this.status.step !== 'idle' && this.status.what === 'first';
  }

  /** The number of rows on the loaded pages that cannot be shown, because they have no id. */
  get unreadable(): number {
    return [...this.leftOut.values()].reduce((total, count) => total + count, 0);
  }

  /** `read` rows of a page can be shown. Without `received`, all of them. */
  rowsReceived(page: number, read: number, received = read): void {
    this.leftOut.set(page, received - read);
  }

  /** A page arrived with so many rows, and so many of them were not loaded before. */
  newRowsReceived(received: number, fresh: number): void {
    this.withoutNewRow = pagesWithoutNewRow(this.withoutNewRow, received, fresh);
  }

  /** So many of the next pages were loaded before, so they may have no new row. */
  protected pagesRepeated(count: number): void {
    this.withoutNewRow = Math.min(0, this.withoutNewRow) - count;
  }

  /** The next page is asked for, by the dealer or by the list itself. */
  pageAsked(by: 'dealer' | 'list'): void {
    this.pagesUnasked = by === 'dealer' ? 0 : this.pagesUnasked + 1;
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
    this.changesForgotten();
    if (what === 'first') this.newestRowsRequested();
  }

  /** The rows stay. */
  loadFailed(what: 'first' | 'more', failure: Failure): void {
    this.status = { step: 'failed', what, failure };
  }

  /** The rows stay, and the list stays outdated. */
  updateFailed(failure: Failure): void {
    this.updateFailure = failure;
  }

  /** The rows may be wrong: the next visit fetches them again. */
  outdated(): void {
    this.outdatings += 1;
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }

  scrolledTo(pixels: number): void {
    this.scrollTop = pixels;
  }

  readFromTop(): void {
    this.scrolledTo(0);
    this.restarts += 1;
  }

  /** Changes before a request are part of its answer. */
  protected abstract changesForgotten(): void;

  /** The first page replaces all pages. */
  protected pagesForgotten(): void {
    this.leftOut.clear();
    this.withoutNewRow = 0;
    this.pagesUnasked = 0;
  }

  protected newestRowsRequested(): void {
    this.outdatingsAtRequest = this.outdatings;
    this.updateFailure = null;
  }

  /** A response misses a change that arrived after its request, so the list stays outdated then. */
  protected newestRowsArrived(at: Instant): void {
    this.lastFetchedAt = this.needsRequest ? 0 : at;
  }

  /** A further page does not show whether the newest rows are current. */
  protected furtherRowsArrived(at: Instant): void {
    if (this.lastFetchedAt !== 0) this.lastFetchedAt = at;
  }
}
