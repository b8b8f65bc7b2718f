import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { asksSame, type BrowseQuestion, defaultQuestion } from '../../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import { unseen } from '../../../domain/shared/Page';
import { ListChanges } from '../../shared/ListChanges';
import { ListStore } from '../../shared/ListStore';

export interface ArrivedPage {
  readonly ids: readonly HashId[];
  readonly totalPages: number;
  readonly totalCount: number;
  readonly limit: number | null;
  readonly availableCountries: readonly string[] | null;
  readonly received?: number;
}

/** The first tile in the visible part of a list. */
export interface TopTile {
  readonly hashId: HashId;
  /** Pixels of its row above the visible part. */
  readonly above: number;
}

/** One of the dealer's lists of offers. */
export class OfferListStore extends ListStore<HashId> {
  question: BrowseQuestion = defaultQuestion;
  /** Offers per page: the server's limit, or the length of the first full page. Null if unknown. */
  limit: number | null = null;
  availableCountries: readonly string[] = [];
  /** New offers that are not shown yet, because a row would move. */
  newOffers: readonly HashId[] = [];
  /** Finds the scroll position again if rows have moved. Null at the top, or if unknown. */
  topTile: TopTile | null = null;
  /** The pointer or the focus is within the rows, so no row may move. */
  isInUse = false;
  /** All further pages are being loaded, one after another. */
  isLoadingAll = false;
  /** Number of times a first page replaced all rows. */
  replacements = 0;

  private held = new Set<HashId>();
  private readonly changes = new ListChanges<HashId>();
  private doubtful = new Set<HashId>();
  /** The total in the server's last answer. */
  private lastTotalCount = 0;

  constructor(readonly tab: OfferTab) {
    super();
    makeObservable(this, {
      question: observableRef,
      limit: observable,
      availableCountries: observableRef,
      newOffers: observableRef,
      isInUse: observable,
      isLoadingAll: observable,
      replacements: observable,
      allWanted: action,
      areNewOffersDoubtful: computed,
      questionChanged: action,
      arrangementChanged: action,
      requestedInPlace: action,
      arrivedInPlace: action,
      firstPageArrived: action,
      morePageArrived: action,
      steppedBack: action,
      offerAdded: action,
      useChanged: action,
      offerRemoved: action,
      offerPutBack: action,
      scrolledToOffer: action,
      newOffersArrived: action,
    });
  }

  override get isCurrent(): boolean {
    return super.isCurrent && this.newOffers.length === 0;
  }

  /** Whether the filters of the list may exclude some of the new offers. */
  get areNewOffersDoubtful(): boolean {
    return this.newOffers.some(hashId => this.doubtful.has(hashId));
  }

  override get hasMore(): boolean {
    return this.question.paging === 'infinite' && super.hasMore;
  }

  /** The number of the last page. If the server's numbers cannot be right, there is a page after one with rows. */
  get lastPage(): number {
    const { totalPages, question, limit, ids } = this;
    if (!Number.isFinite(totalPages)) return question.page + (ids.length > 0 ? 1 : 0);
    const byCount = limit === null ? 0 : Math.ceil(this.totalCount / limit);
    return Math.max(totalPages, byCount, ids.length > 0 ? question.page : 0);
  }

  holds(hashId: HashId): boolean {
    return this.held.has(hashId);
  }

  /** The rows of this page, counted from 1. */
  idsOnPage(page: number): readonly HashId[] {
    const limit = this.limit ?? this.ids.length;
    return this.ids.slice((page - 1) * limit, page * limit);
  }

  questionChanged(question: BrowseQuestion): void {
    // Other filters would judge the new offers differently.
    if (!asksSame({ ...question, page: 1 }, { ...this.question, page: 1 })) this.newOffers = [];
    this.question = question;
    this.isLoadingAll = false;
    this.readFromTop();
  }

  /** The same rows in another order, or other ones of them. */
  arrangementChanged(question: BrowseQuestion): void {
    this.question = question;
    this.readFromTop();
  }

  /** The rows on screen are requested again. This replaces a request that is under way. */
  requestedInPlace(): void {
    this.status = { step: 'idle' };
    this.newestRowsRequested();
  }

  arrivedInPlace(at: Instant): void {
    this.newestRowsArrived(at);
  }

  /** Replaces all rows with this page. */
  firstPageArrived(page: ArrivedPage, at: Instant): void {
    const remaining = this.changes.withoutRemoved(page.ids);
    const added = this.question.page === 1 ? this.changes.addedTo(page.ids) : [];
    const ids = unseen([...added, ...remaining], new Set());
    this.held = new Set(ids);
    this.ids.replace(ids);
    this.replacements += 1;
    this.newOffers =
      this.question.page === 1 ? this.changes.newOffersBeside(this.held) : unseen(this.newOffers, this.held);
    this.doubtful = new Set(this.newOffers.filter(hashId => this.doubtful.has(hashId)));
    this.pagesForgotten();
    this.rowsReceived(this.question.page, page.ids.length, page.received);
    this.newRowsReceived(page.received ?? page.ids.length, page.ids.length);
    this.nextPage = this.question.page + 1;
    this.pageArrived(page);
    this.newestRowsArrived(at);
    this.totalCount += added.length + remaining.length - page.ids.length;
  }

  morePageArrived(page: ArrivedPage, at: Instant): void {
    const ids = unseen(this.changes.withoutRemoved(page.ids), this.held);
    for (const id of ids) this.held.add(id);
    this.ids.push(...ids);
    if (this.newOffers.some(id => this.held.has(id))) this.newOffers = unseen(this.newOffers, this.held);
    this.rowsReceived(this.nextPage, page.ids.length, page.received);
    this.newRowsReceived(page.received ?? page.ids.length, ids.length);
    this.nextPage += 1;
    this.pageArrived(page);
    this.furtherRowsArrived(at);
  }

  /**
   * The server counts pages from the top of its list. If offers left the list since the last answer, other offers moved
   * up to pages that are already loaded. Returns true in that case, and those pages are loaded next.
   */
  steppedBack(totalCount: number): boolean {
    const gone = this.lastTotalCount - totalCount;
    if (gone <= 0) return false;
    this.lastTotalCount = totalCount;
    const before = this.nextPage;
    this.nextPage = Math.max(1, before - (this.limit === null ? 1 : Math.ceil(gone / this.limit)));
    this.pagesRepeated(before - this.nextPage);
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
    if (this.newOffers.includes(hashId)) this.newOffers = this.newOffers.filter(id => id !== hashId);
  }

  /** The offer belongs to the list, even if a page that is being loaded does not contain it yet. */
  offerConfirmed(hashId: HashId): void {
    this.changes.added(hashId);
  }

  override scrolledTo(pixels: number, topTile: TopTile | null = null): void {
    super.scrolledTo(pixels);
    this.topTile = topTile;
  }

  /** The row of the offer becomes the first one in sight. */
  scrolledToOffer(hashId: HashId): void {
    if (!this.held.has(hashId)) return;
    this.topTile = { hashId, above: 0 };
    this.restarts += 1;
  }

  useChanged(isInUse: boolean): void {
    this.isInUse = isInUse;
  }

  allWanted(isWanted: boolean): void {
    this.isLoadingAll = isWanted;
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
  newOffersArrived(hashIds: readonly HashId[], { mayNotFit = false } = {}): void {
    if (mayNotFit) for (const hashId of hashIds) this.doubtful.add(hashId);
    const remaining = this.changes.withoutRemoved(hashIds);
    this.changes.newOffersArrived(remaining);
    if (this.lastFetchedAt === null) return;
    const known = new Set(this.newOffers);
    const fresh = unseen(remaining, { has: id => this.held.has(id) || known.has(id) });
    if (fresh.length > 0) this.newOffers = [...fresh, ...this.newOffers];
  }

  protected override changesForgotten(): void {
    this.changes.requestSent();
  }

  private pageArrived(page: ArrivedPage): void {
    this.totalPages = page.totalPages;
    this.totalCount = page.totalCount;
    this.lastTotalCount = page.totalCount;
    const isFull = this.nextPage <= page.totalPages && page.ids.length > 0;
    this.limit = page.limit ?? this.limit ?? (isFull ? page.ids.length : null);
    this.availableCountries = page.availableCountries ?? this.availableCountries;
    this.status = { step: 'idle' };
  }
}
