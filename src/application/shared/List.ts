import { makeAutoObservable, observable } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import { type Instant, isStale, LIST_STALE_AFTER } from '../../domain/shared/Instant';
import {
  mayHaveMore,
  noPages,
  steppedBack,
  totalOf,
  unreadableRows,
  withPage,
  withPageAgain,
  withTotalChanged,
} from '../../domain/shared/LoadedPages';
import { batches, type ListPage, pagesBetween, unseen } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { Clock } from '../ports/Clock';
import { ReadingPlace } from './ReadingPlace';

/** A list asks so often in a row for its next page without a scroll or a press of the dealer. */
const MOST_PAGES_UNASKED = 3;

/** `newest` is merged at the top. Of a page that is read again in place, new rows wait. The dealer sees only the first two as loading. */
type Fetch = 'first' | 'more' | 'newest' | 'inPlace';

type Shown = Extract<Fetch, 'first' | 'more'>;

type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: Shown }
  | { readonly step: 'failed'; readonly what: Shown; readonly failure: Failure };

const isShown = (what: Fetch): what is Shown => what === 'first' || what === 'more';

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

export interface ListOptions<Id, Question, Tab> {
  readonly tab: Tab;
  readonly question: Question;
  readonly clock: Clock;
  /** Requests these pages, and calls `take` with the answers within an action. */
  readonly ask: <Taken>(
    pages: readonly number[],
    signal: AbortSignal,
    take: (answers: readonly Result<ListedPage<Id>, Failure>[]) => Taken,
  ) => Promise<Taken>;
  readonly onRequest?: () => void;
  /** Whether a row that was added since the request comes first, also if the answer has it further down. */
  readonly isLatestFirst?: boolean;
  /** Whether a row that fits one question fits the other. */
  readonly fitsSame?: (one: Question, other: Question) => boolean;
}

interface ListRequest<Id> {
  readonly what: Fetch;
  readonly pages: readonly number[];
  readonly signal: AbortSignal;
  readonly read: ((ids: readonly Id[]) => void) | undefined;
  readonly mayStepBack: boolean;
}

/** New rows, and whether the filters of the list may exclude them. Newest first. */
type NewRows<Id> = ReadonlyMap<Id, { readonly mayNotFit: boolean }>;

/** What happened since the latest request, newest first. Its answer may not include it. */
interface Since<Id> {
  readonly added: readonly Id[];
  readonly removed: readonly Id[];
  readonly arrived: NewRows<Id>;
}

const nothing = <Id>(): Since<Id> => ({ added: [], removed: [], arrived: new Map() });

const noIds: ReadonlySet<never> = new Set();

const without = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter(other => other !== id) : ids;

/**
 * One of the dealer's lists: the ids of its rows, what its pages say, and what happened since. A new request aborts the earlier
 * one, and an answer never undoes what happened after its request.
 */
export class List<Id, Question extends ListQuestion = ListQuestion, Tab = string> {
  readonly tab: Tab;
  readonly place = new ReadingPlace();
  question: Question;
  readonly ids = observable.array<Id>([], { deep: false });
  status: ListStatus = { step: 'idle' };
  /** 0 if the list is outdated, null if it was never fetched. */
  lastFetchedAt: Instant | null = null;
  /** Whether the list became outdated since its newest rows were last requested. */
  needsRequest = false;
  /** Why the newest rows could not be fetched. Null if they could, or if they are being fetched again. */
  updateFailure: Failure | null = null;
  private pages = noPages;
  /** The rows, and whether a page had them. A page that has only rows that were added before is not a repeated one. */
  private held: Map<Id, 'onPage' | 'added'> = new Map();
  private waiting: NewRows<Id> = new Map();
  private since = nothing<Id>();
  /** Pages in a row that the list has asked for by itself. */
  private unasked = 0;
  private request: { readonly controller: AbortController; readonly ended: Promise<boolean> } | null = null;

  constructor(private readonly options: ListOptions<Id, Question, Tab>) {
    this.tab = options.tab;
    this.question = options.question;
    makeAutoObservable<this, 'options'>(this, { tab: false, place: false, options: false }, { deep: false });
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

  /** Rows per page. Null if unknown. */
  get limit(): number | null {
    return this.pages.limit;
  }

  /** The number of rows on the loaded pages that cannot be shown, because they have no id. */
  get unreadable(): number {
    return unreadableRows(this.pages);
  }

  /** Whether there may be rows that are not loaded. */
  get mayLackRows(): boolean {
    return mayHaveMore(this.pages, this.ids.length) || this.ids.length < this.totalCount;
  }

  /** Whether the list loads further pages. */
  get hasMore(): boolean {
    return this.question.paging === 'infinite' && mayHaveMore(this.pages, this.ids.length);
  }

  /** Whether the list may ask for its next page by itself. */
  get mayContinue(): boolean {
    return this.hasMore && this.unasked < MOST_PAGES_UNASKED;
  }

  isPageDue(by: 'dealer' | 'list'): boolean {
    return by === 'dealer' ? this.hasMore : this.mayContinue;
  }

  /** The number of rows, or null if it is not known. */
  get knownTotal(): number | null {
    return totalOf(this.pages, this.ids.length);
  }

  /** The number of rows by the server, or that of the loaded rows if the server's is too small to be right. */
  get count(): number {
    return Math.max(this.totalCount, this.ids.length + this.unreadable);
  }

  /** There may be more rows than `count`. */
  get isCountAtLeast(): boolean {
    return this.totalCount < this.count;
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

  /** Resolves when the request under way has its answer. */
  get arriving(): Promise<unknown> {
    return this.request?.ended ?? Promise.resolve();
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

  /** New rows that are not shown yet, because a row would move. */
  get newRows(): readonly Id[] {
    return [...this.waiting.keys()];
  }

  /** Whether the filters of the list may exclude some of the new rows. */
  get areNewRowsDoubtful(): boolean {
    return [...this.waiting.values()].some(({ mayNotFit }) => mayNotFit);
  }

  /** Another object after each first page, which replaces all rows. */
  get generation(): object {
    return this.held;
  }

  holds(id: Id): boolean {
    return this.held.has(id);
  }

  /** The rows of this page, counted from 1. */
  idsOnPage(page: number): readonly Id[] {
    const limit = this.limit ?? this.ids.length;
    return this.ids.slice((page - 1) * limit, page * limit);
  }

  /** The dealer reads the answer from its top. */
  asked(question: Question): void {
    // Other filters would judge the new rows differently.
    if (this.options.fitsSame?.(question, this.question) === false) this.waiting = new Map();
    this.question = question;
    this.place.toTop();
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
    else this.rowHeld(id, 'added');
    this.ids.unshift(id);
    this.waiting = this.notHeld(this.waiting);
  }

  /** The row belongs to the list, even if a page that is being loaded does not contain it yet. */
  rowConfirmed(id: Id): void {
    const { added, removed, arrived } = this.since;
    this.since = { added: [id, ...without(added, id)], removed: without(removed, id), arrived };
  }

  /** Whether the row was added or confirmed since the latest request. */
  isNewerThanRequest(id: Id): boolean {
    return this.since.added.includes(id);
  }

  /** Returns its former position for `rowPutBack`, or -1 if it was not in the list. */
  rowRemoved(id: Id): number {
    const { added, removed, arrived } = this.since;
    this.since = { added: without(added, id), removed: [id, ...without(removed, id)], arrived };
    const index = this.held.delete(id) ? this.ids.indexOf(id) : -1;
    if (index < 0) return -1;
    this.ids.splice(index, 1);
    this.pages = withTotalChanged(this.pages, -1);
    return index;
  }

  rowPutBack(id: Id, index: number): void {
    this.rowConfirmed(id);
    if (this.held.has(id)) return;
    this.rowHeld(id, 'onPage');
    this.ids.splice(index, 0, id);
  }

  private rowHeld(id: Id, by: 'onPage' | 'added'): void {
    this.held.set(id, by);
    this.pages = withTotalChanged(this.pages, 1);
  }

  /** `mayNotFit` if the filters of the list may exclude the rows. */
  newRowsArrived(ids: readonly Id[], { mayNotFit = false } = {}): void {
    const arrived = this.withoutRemoved(ids).map(id => [id, { mayNotFit }] as const);
    this.since = { ...this.since, arrived: new Map([...arrived, ...this.since.arrived]) };
    if (this.lastFetchedAt === null) return;
    const fresh = arrived.filter(([id]) => !this.held.has(id) && !this.waiting.has(id));
    if (fresh.length > 0) this.waiting = new Map([...fresh, ...this.waiting]);
  }

  /** Loads the first page again, or the page that is shown if the list is paginated. */
  refresh(): Promise<boolean> {
    return this.fetch('first', [this.question.page]);
  }

  /** Loads so many of the next pages, whatever is under way. The server's number of pages may be too small. */
  loadMore(pages = 1): Promise<boolean> {
    const { nextPage, totalPages } = this;
    return this.fetch('more', pagesBetween(nextPage, Math.max(nextPage, Math.min(nextPage + pages - 1, totalPages))));
  }

  /** Merges the first page: its rows come first, and the other rows stay. */
  loadNewest(): Promise<boolean> {
    return this.fetch('newest', [1]);
  }

  /** Reads pages again without moving a row. Calls `read` with the ids of each. */
  readAgain(pages: readonly number[], read: (ids: readonly Id[]) => void): Promise<boolean> {
    return this.fetch('inPlace', pages, read);
  }

  /** The next page is asked for, by the dealer or by the list itself. */
  pageAsked(by: 'dealer' | 'list'): void {
    this.unasked = by === 'dealer' ? 0 : this.unasked + 1;
  }

  /** Resolves to false if a page failed, or if another request has replaced this one. */
  private fetch(what: Fetch, pages: readonly number[], read?: (ids: readonly Id[]) => void): Promise<boolean> {
    this.request?.controller.abort();
    this.requested(what);
    const controller = new AbortController();
    const ended = this.read({ what, pages, signal: controller.signal, read, mayStepBack: what === 'more' });
    this.request = { controller, ended };
    return ended;
  }

  private async read(request: ListRequest<Id>): Promise<boolean> {
    const { pages, signal } = request;
    for (const some of batches(pages)) {
      const outcome = await this.options.ask(some, signal, answers =>
        signal.aborted ? 'failed' : this.answered(request, some, answers),
      );
      // Only once, because a server whose total always falls would be asked for ever.
      if (outcome === 'movedUp') return this.read({ ...request, pages: [this.nextPage], mayStepBack: false });
      if (outcome === 'failed') return false;
    }
    return true;
  }

  private answered(
    { what, pages, read, mayStepBack }: ListRequest<Id>,
    some: readonly number[],
    answers: readonly Result<ListedPage<Id>, Failure>[],
  ): 'arrived' | 'movedUp' | 'failed' {
    for (const [at, answer] of answers.entries()) {
      if (!answer.ok) return this.failed(what, answer.failure);
      const page = answer.value;
      if (mayStepBack && this.steppedBack(page.totalCount)) {
        page.keep?.([]);
        return 'movedUp';
      }
      this.arrived(what, page, some[at]);
      read?.(page.ids);
    }
    if (some.at(-1) === pages.at(-1)) this.ended(what, this.options.clock.now());
    return 'arrived';
  }

  /** Changes before a request are part of its answer, but for one in place, which may replace another one. The rows stay. */
  requested(what: Fetch): void {
    if (isShown(what)) this.status = { step: 'loading', what };
    else if (what === 'inPlace') this.status = { step: 'idle' };
    if (what !== 'more') {
      this.needsRequest = false;
      this.updateFailure = null;
    }
    if (what === 'inPlace') return;
    this.since = nothing();
    this.options.onRequest?.();
  }

  /** True if rows have moved up to loaded pages, which are loaded next. By default, because one row has left. */
  steppedBack(totalCount = this.pages.totalAnswered - 1): boolean {
    const { pages } = this;
    this.pages = steppedBack(pages, totalCount);
    return this.pages !== pages;
  }

  /** New rows shift the pages, so a page may repeat rows of the page before it. */
  arrived(what: Fetch, page: ListedPage<Id>, number = what === 'more' ? this.nextPage : this.question.page): void {
    if (what === 'inPlace') return this.arrivedAgain(page, number);
    const { since, question, options } = this;
    const isFirst = what === 'first';
    if (isFirst) {
      this.held = new Map();
      this.pages = { ...noPages, limit: this.limit };
      this.unasked = 0;
    }
    const rows = this.withoutRemoved(page.ids);
    const fresh = unseen(rows, this.held);
    const notOnPage = new Set(page.ids.filter(id => this.held.get(id) !== 'onPage'));
    const added = what === 'more' || question.page > 1 ? [] : unseen(since.added, new Set(page.ids));
    const gained = unseen(added, this.held).length + rows.length - page.ids.length;
    page.keep?.(what === 'more' ? fresh : rows, isFirst);
    if (what === 'more') this.ids.push(...fresh);
    else this.putOnTop(unseen([...(options.isLatestFirst ? since.added : added), ...rows], noIds), isFirst);
    for (const id of unseen(added, this.held)) this.held.set(id, 'added');
    for (const id of rows) this.held.set(id, 'onPage');
    this.waiting = this.notHeld(isFirst && question.page === 1 ? since.arrived : this.waiting);
    const counted = { ...page, rows: page.ids.length, fresh: notOnPage.size };
    this.pages = withTotalChanged(withPage(this.pages, number, counted), gained);
  }

  /** The other rows stay below, unless these replace them. The cost grows with the rows that move, because many may be held. */
  private putOnTop(ids: readonly Id[], isFirst: boolean): void {
    if (isFirst) return void this.ids.replace([...ids]);
    const onTop = new Set(ids);
    const below: Id[] = [];
    let moving = ids.filter(id => this.held.has(id)).length;
    let end = 0;
    for (; moving > 0 && end < this.ids.length; end += 1) {
      const id = this.ids[end]!;
      if (onTop.has(id)) moving -= 1;
      else below.push(id);
    }
    this.ids.splice(0, end, ...ids, ...below);
  }

  private arrivedAgain(page: ListedPage<Id>, number: number): void {
    const { ids } = page;
    page.keep?.(ids);
    this.pages = withPageAgain(this.pages, number, { ...page, rows: ids.length });
    // Unknown rows below the last known row are not new. They moved up from the next page, because a row above them left.
    const lastHeld = ids.findLastIndex(id => this.held.has(id));
    this.newRowsArrived(lastHeld < 0 ? ids : ids.slice(0, lastHeld));
  }

  /** Every page of a request has arrived. A further page does not show whether the newest rows are current. */
  ended(what: Fetch, at: Instant): void {
    this.request = null;
    if (isShown(what)) this.status = { step: 'idle' };
    const isOutdated = what === 'more' ? this.lastFetchedAt === 0 : this.needsRequest;
    this.lastFetchedAt = isOutdated ? 0 : at;
  }

  private failed(what: Fetch, failure: Failure): 'failed' {
    this.request = null;
    if (isShown(what)) this.status = { step: 'failed', what, failure };
    else this.updateFailure = failure;
    return 'failed';
  }

  /** The ids of a response that were not removed since the request. */
  private withoutRemoved(ids: readonly Id[]): readonly Id[] {
    const removed = new Set(this.since.removed);
    return ids.filter(id => !removed.has(id));
  }

  /** The same map if the list holds none of the rows. */
  private notHeld(rows: NewRows<Id>): NewRows<Id> {
    const remaining = [...rows].filter(([id]) => !this.held.has(id));
    return remaining.length < rows.size ? new Map(remaining) : rows;
  }
}
