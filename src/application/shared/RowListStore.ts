import { action, makeObservable, observable, reaction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { type ListPage, unseen } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { Cancel, Clock } from '../ports/Clock';
import { LatestRequests } from './LatestRequests';
import { ListStore } from './ListStore';
import type { Refetches } from './Refetches';
import { together } from './together';

/**
 * A list that holds its rows, newest first, and fetches its pages. Its newest rows can be merged into the rows that are held. A new
 * request aborts the earlier one.
 */
export abstract class RowListStore<Id, Row> extends ListStore<Id> {
  protected readonly held = observable.map<Id, Row>(undefined, { deep: false });
  /** The rows that were pushed and that no page has had yet. A page that has only such rows is not repeated. */
  protected readonly onNoPage = new Set<Id>();
  /** Rows per page. Null if the server does not say. */
  protected limit: number | null = null;
  private readonly pages = new LatestRequests();
  private arriving: Promise<void> = Promise.resolve();
  /** For the newest rows. One request at a time, so that an older answer never undoes a newer one. */
  private readonly updates = new LatestRequests();
  private updating: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: Clock,
    private readonly refetches: Refetches,
  ) {
    super();
    makeObservable(this, {
      requestSent: action,
      firstPageArrived: action,
      morePageArrived: action,
      newestArrived: action,
    });
  }

  get rows(): Row[] {
    return this.ids.map(id => this.held.get(id)!);
  }

  of(id: Id): Row | undefined {
    return this.held.get(id);
  }

  /** Fetches the list if it is missing, stale or failed, and not already being fetched. */
  async show(): Promise<void> {
    if (this.isUnanswered && this.status.step === 'loading') return;
    if (!this.isFresh(this.clock.now())) await this.refresh();
  }

  /**
   * Fetches the newest rows each time the list becomes outdated, and keeps the rows on screen. Runs until it is
   * cancelled.
   */
  run(): Cancel {
    return together(
      this.refetches.add(({ retriesFailed }) => {
        if (this.isUnanswered && !retriesFailed) return;
        this.outdated();
        const hasFailed = this.status.step === 'failed';
        void this.update();
        if (retriesFailed && hasFailed) void this.more();
      }),
      reaction(
        () => this.needsRequest,
        needsRequest => needsRequest && void this.update(),
      ),
    );
  }

  refresh(): Promise<void> {
    return this.start('first');
  }

  /** Fetches the newest rows and keeps the others. */
  async update(): Promise<void> {
    const hasFailed = this.isUnanswered && !this.pages.isUnderWay();
    if (this.lastFetchedAt === null || hasFailed) return this.refresh();
    if (this.pages.isUnderWay()) {
      await this.arriving;
      return this.needsRequest ? this.update() : undefined;
    }
    if (this.updates.isUnderWay()) return;
    this.updating = this.askForNew();
    await this.updating;
    if (this.needsRequest) await this.update();
  }

  /** The dealer has scrolled to the end of the list, or presses for more. */
  async more(): Promise<void> {
    await this.next('dealer');
  }

  /** The list does not fill the screen. */
  async continue(): Promise<void> {
    await this.next('list');
  }

  /** The first page is requested again. The rows stay. */
  requestSent(): void {
    this.changesForgotten();
    this.newestRowsRequested();
  }

  /** Replaces all rows with this page. */
  firstPageArrived(page: ListPage<Row>, at: Instant): void {
    this.ids.clear();
    this.held.clear();
    this.onNoPage.clear();
    this.pagesForgotten();
    this.newestArrived(page, at);
    this.newRowsReceived(page.received ?? page.rows.length, page.rows.length);
    this.nextPage = 2;
    this.status = { step: 'idle' };
  }

  /** New rows shift the pages, so a page may repeat rows of the page before it. */
  morePageArrived(page: ListPage<Row>, at: Instant): void {
    const fresh = this.asKnown(page.rows).filter(row => !this.held.has(this.idOf(row)));
    const onlyPushed = page.rows.filter(row => this.onNoPage.delete(this.idOf(row)));
    this.ids.push(...unseen(fresh.map(this.idOf), this.held));
    this.pageArrived(page, fresh);
    this.rowsReceived(this.nextPage, page.rows.length, page.received);
    this.newRowsReceived(page.received ?? page.rows.length, fresh.length + onlyPushed.length);
    this.nextPage += 1;
    this.status = { step: 'idle' };
    this.furtherRowsArrived(at);
  }

  /** Merges the first page: its rows come first, and the other rows stay. */
  newestArrived(page: ListPage<Row>, at: Instant): void {
    const rows = this.asKnown(page.rows);
    this.ids.replace(unseen([...rows.map(this.idOf), ...this.ids], new Set()));
    this.pageArrived(page, rows);
    this.rowsReceived(1, page.rows.length, page.received);
    this.newestRowsArrived(at);
  }

  protected abstract ask(page: number, signal: AbortSignal): Promise<Result<ListPage<Row>, Failure>>;

  protected abstract readonly idOf: (row: Row) => Id;

  /** The rows of a response with the changes since its request. */
  protected asKnown(rows: readonly Row[]): readonly Row[] {
    return rows;
  }

  protected changesForgotten(): void {}

  private pageArrived({ totalPages, totalCount, limit }: ListPage<Row>, rows: readonly Row[]): void {
    for (const row of rows) this.held.set(this.idOf(row), row);
    this.limit = limit ?? null;
    this.totalPages = totalPages;
    this.totalCount = totalCount;
  }

  private async next(by: 'dealer' | 'list'): Promise<void> {
    if (this.updates.isUnderWay()) await this.updating;
    if (!this.isPageDue(by) || this.pages.isUnderWay()) return;
    this.pageAsked(by);
    // Another update may have started as soon as one had ended. The request for the page aborts it.
    const isAborted = this.updates.isUnderWay();
    await this.start('more');
    if (isAborted) void this.update();
  }

  private async askForNew(): Promise<void> {
    const signal = this.updates.start();
    this.requestSent();
    const answer = await this.ask(1, signal);
    if (signal.aborted) return;
    this.updates.end();
    if (answer.ok) this.newestArrived(answer.value, this.clock.now());
    else this.updateFailed(answer.failure);
  }

  private start(what: 'first' | 'more'): Promise<void> {
    this.arriving = this.load(what);
    return this.arriving;
  }

  private async load(what: 'first' | 'more'): Promise<void> {
    this.updates.cancel();
    const signal = this.pages.start();
    this.loadStarted(what);
    const answer = await this.ask(what === 'first' ? 1 : this.nextPage, signal);
    if (signal.aborted) return;
    this.pages.end();
    if (!answer.ok) return this.loadFailed(what, answer.failure);
    if (what === 'first') this.firstPageArrived(answer.value, this.clock.now());
    else this.morePageArrived(answer.value, this.clock.now());
  }
}
