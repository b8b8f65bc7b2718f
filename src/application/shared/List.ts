import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { type Instant, isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import {
  hasMorePages,
  knownTotal,
  type ListPage,
  pagesBetween,
  pagesWithoutNewRow,
  unseen,
} from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { Clock } from '../ports/Clock';
import { batches } from './batches';

/** A list asks so often in a row for its next page without a scroll or a press of the dealer. */
const MOST_PAGES_UNASKED = 3;

const noIds: ReadonlySet<never> = new Set();

type Fetch = 'first' | 'more';

type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: Fetch }
  | { readonly step: 'failed'; readonly what: Fetch; readonly failure: Failure };

export interface ListQuestion {
  /** The first page to load, from 1. */
  readonly page: number;
  readonly paging: 'infinite' | 'paginated';
}

/** One page of the server. */
export interface ListedPage<Id> extends Omit<ListPage<Id>, 'rows'> {
  readonly ids: readonly Id[];
  /** Keeps the rows of these ids, which become rows of the list. `isFirst` if they replace all rows. */
  readonly keep?: (ids: readonly Id[], isFirst?: boolean) => void;
}

type Answers<Id> = readonly Result<ListedPage<Id>, Failure>[];

export interface ListOptions<Id, Question, Tab> {
  readonly tab: Tab;
  readonly question: Question;
  readonly clock: Clock;
  /** Requests these pages, and calls `take` with the answers within an action. */
  readonly ask: <Taken>(
    pages: readonly number[],
    signal: AbortSignal,
    take: (answers: Answers<Id>) => Taken,
  ) => Promise<Taken>;
  readonly onRequest?: () => void;
  /** Whether a row that was added since the request comes first, also if the answer has it further down. */
  readonly isLatestFirst?: boolean;
  /** Whether a row that fits one question fits the other. */
  readonly fitsSame?: (one: Question, other: Question) => boolean;
}

/** A page that has arrived. */
interface LoadedPage {
  readonly received: number;
  /** Its rows without an id. */
  readonly leftOut: number;
  /** Its rows that no page before it had. */
  readonly fresh: number;
}

/** What the loaded pages say. */
interface Pages {
  /** By number. A page that is loaded again keeps its place. */
  readonly loaded: ReadonlyMap<number, LoadedPage>;
  readonly nextPage: number;
  readonly totalPages: number;
  /** With what happened since the last answer. */
  readonly totalCount: number;
  readonly totalAnswered: number;
  readonly limit: number | null;
  /** Pages in a row that the list has asked for by itself. */
  readonly unasked: number;
  readonly replacements: number;
}

const noPages: Pages = {
  loaded: new Map(),
  nextPage: 1,
  totalPages: 0,
  totalCount: 0,
  totalAnswered: 0,
  limit: null,
  unasked: 0,
  replacements: 0,
};

/** New rows, and whether the filters of the list may exclude them. Newest first. */
type NewRows<Id> = ReadonlyMap<Id, { readonly mayNotFit: boolean }>;

/** What happened since the latest request, newest first. Its answer may not include it. */
interface Since<Id> {
  readonly added: readonly Id[];
  readonly removed: readonly Id[];
  readonly arrived: NewRows<Id>;
}

const nothing = <Id>(): Since<Id> => ({ added: [], removed: [], arrived: new Map() });

const without = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter(other => other !== id) : ids;

/** The first tile in the visible part of a list. */
export interface TopTile {
  readonly hashId: HashId;
  /** Pixels of its row above the visible part. */
  readonly above: number;
}

/**
 * One of the dealer's lists: the ids of its rows, what its pages say, and what happened since. A new request aborts the earlier
 * one, and an answer never undoes what happened after its request.
 */
export class List<Id, Question extends ListQuestion = ListQuestion, Tab = string> {
  readonly tab: Tab;
  question: Question;
  readonly ids = observable.array<Id>([], { deep: false });
  status: ListStatus = { step: 'idle' };
  /** 0 if the list is outdated, null if it was never fetched. */
  lastFetchedAt: Instant | null = null;
  /** Whether the list became outdated since its newest rows were last requested. */
  needsRequest = false;
  /** Why the newest rows could not be fetched. Null if they could, or if they are being fetched again. */
  updateFailure: Failure | null = null;
  /** The pointer or the focus is within the rows, so no row may move. */
  isInUse = false;
  /** All further pages are being loaded, one after another. */
  isLoadingAll = false;
  /** Pixels from the top. Kept while the list is off screen. */
  scrollTop = 0;
  /** Finds the scroll position again if rows have moved. Null at the top, or if unknown. */
  topTile: TopTile | null = null;
  /** Number of times the list was scrolled to a place by something other than the dealer's scrolling. */
  restarts = 0;
  private pages = noPages;
  /** The rows, and whether a page had them. A page that has only rows that were added before is not a repeated one. */
  private held: Map<Id, 'onPage' | 'added'> = new Map();
  private waiting: NewRows<Id> = new Map();
  private since = nothing<Id>();
  /** Resolves when the latest page that was requested has arrived or failed. */
  arriving: Promise<void> = Promise.resolve();
  /** The request under way. */
  private request: AbortController | null = null;

  constructor(private readonly options: ListOptions<Id, Question, Tab>) {
    this.tab = options.tab;
    this.question = options.question;
    makeAutoObservable(this, { scrollTop: false, topTile: false }, { deep: false });
  }

  get nextPage(): number {
    return this.pages.nextPage;
  }

  get totalPages(): number {
    return this.pages.totalPages;
  }

  get totalCount(): number {
    return this.pages.totalCount;
  }

  /** Rows per page: the server's limit, or the length of the first full page. Null if unknown. */
  get limit(): number | null {
    return this.pages.limit;
  }

  /** Number of times a first page replaced all rows. */
  get replacements(): number {
    return this.pages.replacements;
  }

  /** Whether the rows show every known change. */
  get isCurrent(): boolean {
    return !this.isUnanswered && this.waiting.size === 0 && (this.lastFetchedAt ?? 0) > 0;
  }

  /** Whether every row is loaded, as far as the server's numbers show. */
  get isWhole(): boolean {
    const { isCurrent, status, hasMore, ids, count, isCountAtLeast } = this;
    return isCurrent && status.step === 'idle' && !hasMore && ids.length === count && !isCountAtLeast;
  }

  /** Whether the newest rows are loaded, and not too long ago for the next visit. */
  isFresh(now: Instant): boolean {
    return !this.isUnanswered && !isStale(this.lastFetchedAt, now, LIST_STALE_AFTER);
  }

  /** Whether the list loads further pages. */
  get hasMore(): boolean {
    return this.question.paging === 'infinite' && hasMorePages(this.part);
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
    return this.hasMore && this.pages.unasked < MOST_PAGES_UNASKED;
  }

  isPageDue(by: 'dealer' | 'list'): boolean {
    return by === 'dealer' ? this.hasMore : this.mayContinue;
  }

  /** The number of rows by the server, or that of the loaded rows if the server's is too small to be right. */
  get count(): number {
    return Math.max(this.totalCount, this.part.loaded);
  }

  /** There may be more rows than `count`. */
  get isCountAtLeast(): boolean {
    return this.totalCount < this.part.loaded;
  }

  /** `loaded` includes the rows that cannot be shown. */
  private get part() {
    const { nextPage, totalPages, totalCount, withoutNewRow } = this;
    return { nextPage, totalPages, totalCount, withoutNewRow, loaded: this.ids.length + this.unreadable };
  }

  /** See `pagesWithoutNewRow`. A page that is loaded again counts as it did before. */
  private get withoutNewRow(): number {
    let pages = 0;
    for (const [number, { received, fresh }] of this.pages.loaded) {
      if (number < this.nextPage) pages = pagesWithoutNewRow(pages, received, fresh);
    }
    return pages;
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.ids.length === 0;
  }

  /** The latest request for the first page has no answer yet, or it failed. */
  get isUnanswered(): boolean {
    return this.status.step !== 'idle' && this.status.what === 'first';
  }

  get isPageUnderWay(): boolean {
    return this.status.step === 'loading';
  }

  get isUpdateUnderWay(): boolean {
    return this.request !== null && !this.isPageUnderWay;
  }

  /** The number of rows on the loaded pages that cannot be shown, because they have no id. */
  get unreadable(): number {
    return [...this.pages.loaded.values()].reduce((total, { leftOut }) => total + leftOut, 0);
  }

  /** New rows that are not shown yet, because a row would move. */
  get newRows(): readonly Id[] {
    return [...this.waiting.keys()];
  }

  /** Whether the filters of the list may exclude some of the new rows. */
  get areNewRowsDoubtful(): boolean {
    return [...this.waiting.values()].some(({ mayNotFit }) => mayNotFit);
  }

  holds(id: Id): boolean {
    return this.held.has(id);
  }

  /** The rows of this page, counted from 1. */
  idsOnPage(page: number): readonly Id[] {
    const limit = this.limit ?? this.ids.length;
    return this.ids.slice((page - 1) * limit, page * limit);
  }

  questionChanged(question: Question): void {
    // Other filters would judge the new rows differently.
    if (this.options.fitsSame?.(question, this.question) === false) this.waiting = new Map();
    this.isLoadingAll = false;
    this.arrangementChanged(question);
  }

  /** The same rows in another order, or other ones of them. */
  arrangementChanged(question: Question): void {
    this.question = question;
    this.readFromTop();
  }

  scrolledTo(pixels: number, topTile: TopTile | null = null): void {
    this.scrollTop = pixels;
    this.topTile = topTile;
  }

  readFromTop(): void {
    this.scrolledTo(0);
    this.restarts += 1;
  }

  /** The tile becomes the first one in sight. */
  readFromTile(topTile: TopTile): void {
    this.topTile = topTile;
    this.restarts += 1;
  }

  useChanged(isInUse: boolean): void {
    this.isInUse = isInUse;
  }

  allWanted(isWanted: boolean): void {
    this.isLoadingAll = isWanted;
  }

  /** The rows may be wrong: the next visit fetches them again. */
  outdated(): void {
    this.needsRequest = true;
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }

  /** Puts a row at the top, if the top of the list is loaded. */
  rowAdded(id: Id): void {
    this.rowConfirmed(id);
    if (this.lastFetchedAt === null || this.question.page > 1) return;
    if (this.held.has(id)) this.ids.remove(id);
    else {
      this.held.set(id, 'added');
      this.totalChanged(1);
    }
    this.ids.unshift(id);
    this.waiting = this.notHeld(this.waiting);
  }

  /** The row belongs to the list, even if a page that is being loaded does not contain it yet. */
  rowConfirmed(id: Id): void {
    const { since } = this;
    this.since = { ...since, added: [id, ...without(since.added, id)], removed: without(since.removed, id) };
  }

  /** Whether the row was added or confirmed since the latest request. */
  isNewerThanRequest(id: Id): boolean {
    return this.since.added.includes(id);
  }

  /** Returns its former position for `rowPutBack`, or -1 if it was not in the list. */
  rowRemoved(id: Id): number {
    const { since } = this;
    this.since = { ...since, added: without(since.added, id), removed: [id, ...without(since.removed, id)] };
    const index = this.held.delete(id) ? this.ids.indexOf(id) : -1;
    if (index < 0) return -1;
    this.ids.splice(index, 1);
    this.totalChanged(-1);
    return index;
  }

  rowPutBack(id: Id, index: number): void {
    this.rowConfirmed(id);
    if (this.held.has(id)) return;
    this.held.set(id, 'onPage');
    this.ids.splice(index, 0, id);
    this.totalChanged(1);
  }

  /** `mayNotFit` if the filters of the list may exclude the rows. */
  newRowsArrived(ids: readonly Id[], { mayNotFit = false } = {}): void {
    const arrived = this.withoutRemoved(ids).map(id => [id, { mayNotFit }] as const);
    this.since = { ...this.since, arrived: new Map([...arrived, ...this.since.arrived]) };
    if (this.lastFetchedAt === null) return;
    const fresh = arrived.filter(([id]) => !this.held.has(id) && !this.waiting.has(id));
    if (fresh.length > 0) this.waiting = new Map([...fresh, ...this.waiting]);
  }

  /** The same map if the list holds none of the rows. */
  private notHeld(rows: NewRows<Id>): NewRows<Id> {
    const remaining = [...rows].filter(([id]) => !this.held.has(id));
    return remaining.length < rows.size ? new Map(remaining) : rows;
  }

  /** A row that left the server's list moved the rows below it up to a page that counts as loaded, so it is loaded again. */
  rowsMovedUp(): void {
    this.pages = { ...this.pages, totalAnswered: this.pages.totalAnswered - 1 };
    if (!this.hasMore) return;
    const nextPage = this.limit === null ? 1 : Math.min(this.nextPage, Math.floor(this.ids.length / this.limit) + 1);
    this.pages = { ...this.pages, nextPage };
  }

  /**
   * The server counts pages from the top of its list. If rows left the list since the last answer, other rows moved up to
   * pages that are already loaded. Returns true in that case, and those pages are loaded next.
   */
  steppedBack(totalCount: number): boolean {
    const { nextPage, limit } = this;
    const gone = this.pages.totalAnswered - totalCount;
    if (gone <= 0) return false;
    const back = limit === null ? 1 : Math.ceil(gone / limit);
    this.pages = { ...this.pages, totalAnswered: totalCount, nextPage: Math.max(1, nextPage - back) };
    return true;
  }

  private totalChanged(by: number): void {
    this.pages = { ...this.pages, totalCount: Math.max(0, this.totalCount + by) };
  }

  loadStarted(what: Fetch): void {
    this.status = { step: 'loading', what };
    this.changesForgotten();
    if (what === 'first') this.newestRowsRequested();
  }

  /** The first page is requested again. The rows stay. */
  requestSent(): void {
    this.changesForgotten();
    this.newestRowsRequested();
  }

  /** Changes before a request are part of its answer. */
  private changesForgotten(): void {
    this.since = nothing();
    this.options.onRequest?.();
  }

  /** The ids of a response that were not removed since the request. */
  private withoutRemoved(ids: readonly Id[]): readonly Id[] {
    const removed = new Set(this.since.removed);
    return ids.filter(id => !removed.has(id));
  }

  /** The rows on screen are requested again. This replaces a request that is under way. */
  requestedInPlace(): void {
    this.status = { step: 'idle' };
    this.newestRowsRequested();
  }

  private newestRowsRequested(): void {
    this.needsRequest = false;
    this.updateFailure = null;
  }

  /** Every row of a request in place arrived. A response misses a change that arrived after its request. */
  arrivedInPlace(at: Instant): void {
    this.request = null;
    this.lastFetchedAt = this.needsRequest ? 0 : at;
  }

  /** Replaces all rows with this page. */
  firstPageArrived(page: ListedPage<Id>, at: Instant): void {
    const { since, question, pages } = this;
    const remaining = this.withoutRemoved(page.ids);
    const added = question.page === 1 ? unseen(since.added, new Set(page.ids)) : [];
    const above = this.options.isLatestFirst ? since.added : added;
    const ids = unseen([...above, ...remaining], noIds);
    page.keep?.(remaining, true);
    const onNoPage = new Set(added);
    this.held = new Map(ids.map(id => [id, onNoPage.has(id) ? 'added' : 'onPage']));
    this.ids.replace(ids);
    this.waiting = this.notHeld(question.page === 1 ? since.arrived : this.waiting);
    this.pages = { ...noPages, limit: pages.limit, replacements: pages.replacements + 1 };
    this.pageArrived(page, question.page, page.ids.length);
    this.totalChanged(added.length + remaining.length - page.ids.length);
    this.arrivedInPlace(at);
  }

  /** New rows shift the pages, so a page may repeat rows of the page before it. */
  morePageArrived(page: ListedPage<Id>, at: Instant): void {
    const fresh = unseen(this.withoutRemoved(page.ids), this.held);
    const pushed = page.ids.filter(id => this.held.get(id) === 'added');
    page.keep?.(fresh);
    for (const id of [...pushed, ...fresh]) this.held.set(id, 'onPage');
    this.ids.push(...fresh);
    this.waiting = this.notHeld(this.waiting);
    this.pageArrived(page, this.nextPage, fresh.length + pushed.length);
    // A further page does not show whether the newest rows are current.
    if (this.lastFetchedAt !== 0) this.lastFetchedAt = at;
  }

  /** Merges the first page: its rows come first, and the other rows stay. */
  newestArrived(page: ListedPage<Id>, at: Instant): void {
    const remaining = this.withoutRemoved(page.ids);
    const ids = unseen([...this.since.added, ...remaining, ...this.ids], noIds);
    page.keep?.(remaining);
    for (const id of ids) if (!this.held.has(id)) this.held.set(id, 'onPage');
    this.ids.replace(ids);
    this.rowsReceived(1, page.ids.length, page.received);
    this.numbersArrived(page, 1);
    this.arrivedInPlace(at);
  }

  /** `read` rows of a page can be shown. Without `received`, all of them. */
  rowsReceived(page: number, read: number, received = read): void {
    const before = this.pages.loaded.get(page) ?? { received, leftOut: 0, fresh: read };
    if (received - read !== before.leftOut) this.pageLoaded(page, { ...before, leftOut: received - read });
  }

  private pageLoaded(number: number, page: LoadedPage): void {
    this.pages = { ...this.pages, loaded: new Map(this.pages.loaded).set(number, page) };
  }

  /** So many rows of the page were not loaded before. */
  private pageArrived(page: ListedPage<Id>, number: number, fresh: number): void {
    const { received = page.ids.length } = page;
    const before = this.pages.loaded.get(number)?.fresh ?? 0;
    this.pageLoaded(number, { received, leftOut: received - page.ids.length, fresh: Math.max(before, fresh) });
    this.numbersArrived(page, number);
    this.pages = { ...this.pages, nextPage: number + 1 };
    this.status = { step: 'idle' };
  }

  private numbersArrived({ ids, totalPages, totalCount, limit }: ListedPage<Id>, number: number): void {
    const isFull = number < totalPages && ids.length > 0;
    this.pages = {
      ...this.pages,
      totalPages,
      totalCount,
      totalAnswered: totalCount,
      limit: limit ?? this.limit ?? (isFull ? ids.length : null),
    };
  }

  /** The next page is asked for, by the dealer or by the list itself. */
  pageAsked(by: 'dealer' | 'list'): void {
    this.pages = { ...this.pages, unasked: by === 'dealer' ? 0 : this.pages.unasked + 1 };
  }

  /** Loads the first page again, or the page that is shown if the list is paginated. */
  refresh(): Promise<void> {
    return (this.arriving = this.load('first'));
  }

  /** Loads so many of the next pages, whatever is under way. */
  loadMore(pages = 1): Promise<void> {
    return (this.arriving = this.load('more', pages));
  }

  /** Requests pages that are held, and calls `taken` with each. Resolves to false if one failed or it was superseded. */
  async readAgain(pages: readonly number[], taken: (page: ListedPage<Id>, number: number) => void): Promise<boolean> {
    const signal = this.begin();
    for (const some of batches(pages)) {
      const isTaken = await this.options.ask(some, signal, answers => {
        if (signal.aborted) return false;
        for (const [at, answer] of answers.entries()) {
          if (!answer.ok) {
            this.request = null;
            this.updateFailure = answer.failure;
            return false;
          }
          taken(answer.value, some[at]!);
        }
        return true;
      });
      if (!isTaken) return false;
    }
    this.arrivedInPlace(this.options.clock.now());
    return true;
  }

  private async load(what: Fetch, pages = 1, mayStepBack = true): Promise<void> {
    const from = what === 'more' ? this.nextPage : this.question.page;
    // The server's number of pages may be too small.
    const last = what === 'more' ? Math.max(from, Math.min(from + pages - 1, this.totalPages)) : from;
    const signal = this.begin();
    this.loadStarted(what);
    const isTooFar = await this.options.ask(pagesBetween(from, last), signal, answers => {
      if (signal.aborted) return false;
      this.request = null;
      for (const answer of answers) {
        if (!answer.ok) {
          this.status = { step: 'failed', what, failure: answer.failure };
          return false;
        }
        const page = answer.value;
        if (what === 'more' && mayStepBack && this.steppedBack(page.totalCount)) {
          page.keep?.([]);
          return true;
        }
        if (what === 'more') this.morePageArrived(page, this.options.clock.now());
        else this.firstPageArrived(page, this.options.clock.now());
      }
      return false;
    });
    // Only once, because a server whose total always falls would be asked for ever.
    if (isTooFar) await this.load('more', 1, false);
  }

  private begin(): AbortSignal {
    this.request?.abort();
    this.request = new AbortController();
    return this.request.signal;
  }
}
