import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type BrowseQuestion, defaultQuestion } from '../../domain/offers/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/OfferTab';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { hasMorePages, unseen } from '../../domain/shared/Page';

export type ListStatus =
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

/** One of the dealer's lists: ids in order, how far it was fetched, and where the reader stands in it. */
export class OfferListStore {
  readonly ids = observable.array<HashId>([], { deep: false });
  question: BrowseQuestion = defaultQuestion;
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  limit: number | null = null;
  availableCountries: readonly string[] = [];
  lastFetchedAt: Instant | null = null;
  /** Offers that came in above what the reader is looking at. */
  waiting: readonly HashId[] = [];
  /** Pixels from the top, kept while the list is not on screen. */
  scrollTop = 0;
  /** Counts the times the list was sent back to its top. */
  restarts = 0;

  private held = new Set<HashId>();

  constructor(readonly tab: OfferTab) {
    makeAutoObservable<this, 'held'>(this, {
      tab: false,
      ids: false,
      held: false,
      availableCountries: observableRef,
      question: observableRef,
      status: observableRef,
      waiting: observableRef,
      scrollTop: false,
    });
  }

  get hasMore(): boolean {
    return this.question.paging === 'infinite' && hasMorePages(this.nextPage, this.totalPages);
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.ids.length === 0;
  }

  holds(hashId: HashId): boolean {
    return this.held.has(hashId);
  }

  questionChanged(question: BrowseQuestion): void {
    this.question = question;
    this.readFromTop();
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
  }

  loadFailed(what: 'first' | 'more', because: Failure): void {
    this.status = { step: 'failed', what, because };
  }

  loadAbandoned(): void {
    this.status = { step: 'idle' };
  }

  /** The list starts over with this page; a list that was shown before is replaced whole. */
  firstPageArrived(page: ArrivedPage, at: Instant): void {
    const ids = unseen(page.ids, new Set());
    this.held = new Set(ids);
    this.ids.replace(ids);
    this.waiting = [];
    this.nextPage = this.question.page + 1;
    this.pageArrived(page, at);
  }

  morePageArrived(page: ArrivedPage, at: Instant): void {
    const ids = unseen(page.ids, this.held);
    for (const id of ids) this.held.add(id);
    this.ids.push(...ids);
    this.nextPage += 1;
    this.pageArrived(page, at);
  }

  /** A new offer goes to the top, in place of any older mention of it. */
  offerAdded(hashId: HashId): void {
    if (this.held.has(hashId)) this.ids.remove(hashId);
    else this.totalCount += 1;
    this.held.add(hashId);
    this.ids.unshift(hashId);
  }

  readFromTop(): void {
    this.scrollTop = 0;
    this.restarts += 1;
  }

  /** Where it stood, so that it can be put back there; -1 where it did not stand here. */
  offerRemoved(hashId: HashId): number {
    const index = this.held.has(hashId) ? this.ids.indexOf(hashId) : -1;
    if (index < 0) return -1;
    this.held.delete(hashId);
    this.ids.splice(index, 1);
    this.totalCount = Math.max(0, this.totalCount - 1);
    return index;
  }

  offerPutBack(hashId: HashId, index: number): void {
    if (this.held.has(hashId)) return;
    this.held.add(hashId);
    this.ids.splice(index, 0, hashId);
    this.totalCount += 1;
  }

  offersWait(hashIds: readonly HashId[]): void {
    const known = new Set([...this.held, ...this.waiting]);
    this.waiting = [...unseen(hashIds, known), ...this.waiting];
  }

  private pageArrived(page: ArrivedPage, at: Instant): void {
    this.totalPages = page.totalPages;
    this.totalCount = page.totalCount;
    this.limit = page.limit ?? this.limit;
    this.availableCountries = page.availableCountries ?? this.availableCountries;
    this.lastFetchedAt = at;
    this.status = { step: 'idle' };
  }
}
