import { reaction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { Cancel, Clock } from '../ports/Clock';
import { LatestRequests } from './LatestRequests';
import type { Refetches } from './Refetches';
import type { RowListStore } from './RowListStore';
import { together } from './together';

interface LoadRowsOptions<Row> {
  readonly list: RowListStore<unknown, Row>;
  readonly ask: (page: number, signal: AbortSignal) => Promise<Result<ListPage<Row>, Failure>>;
  readonly clock: Clock;
  readonly refetches: Refetches;
}

/** Fetches the pages of a list. A new request aborts the earlier one. */
export class LoadRows<Row> {
  private readonly pages = new LatestRequests();
  private arriving: Promise<void> = Promise.resolve();
  /** For the newest rows. One request at a time, so that an older answer never undoes a newer one. */
  private readonly updates = new LatestRequests();
  private updating: Promise<void> = Promise.resolve();

  constructor(private readonly options: LoadRowsOptions<Row>) {}

  /** Fetches the list if it is missing, stale or failed, and not already being fetched. */
  async show(): Promise<void> {
    const { list, clock } = this.options;
    if (list.isUnanswered && list.status.step === 'loading') return;
    if (!list.isFresh(clock.now())) await this.refresh();
  }

  /**
   * Fetches the newest rows each time the list becomes outdated, and keeps the rows on screen. Runs until it is
   * cancelled.
   */
  run(): Cancel {
    const { list, refetches } = this.options;
    return together(
      refetches.add(({ retriesFailed }) => {
        if (list.isUnanswered && !retriesFailed) return;
        list.outdated();
        const hasFailed = list.status.step === 'failed';
        void this.update();
        if (retriesFailed && hasFailed) void this.more();
      }),
      reaction(
        () => list.needsRequest,
        needsRequest => needsRequest && void this.update(),
      ),
    );
  }

  refresh(): Promise<void> {
    return this.start('first');
  }

  /** Fetches the newest rows and keeps the others. */
  async update(): Promise<void> {
    const { list } = this.options;
    const hasFailed = list.isUnanswered && !this.pages.isUnderWay();
    if (list.lastFetchedAt === null || hasFailed) return this.refresh();
    if (this.pages.isUnderWay()) {
      await this.arriving;
      return list.needsRequest ? this.update() : undefined;
    }
    if (this.updates.isUnderWay()) return;
    this.updating = this.askForNew();
    await this.updating;
    if (list.needsRequest) await this.update();
  }

  /** The dealer has scrolled to the end of the list, or presses for more. */
  async more(): Promise<void> {
    await this.next('dealer');
  }

  /** The list does not fill the screen. */
  async continue(): Promise<void> {
    await this.next('list');
  }

  private async next(by: 'dealer' | 'list'): Promise<void> {
    const { list } = this.options;
    if (this.updates.isUnderWay()) await this.updating;
    if (!list.isPageDue(by) || this.pages.isUnderWay()) return;
    list.pageAsked(by);
    // Another update may have started as soon as one had ended. The request for the page aborts it.
    const isAborted = this.updates.isUnderWay();
    await this.start('more');
    if (isAborted) void this.update();
  }

  private async askForNew(): Promise<void> {
    const { list, ask, clock } = this.options;
    const signal = this.updates.start();
    list.requestSent();
    const answer = await ask(1, signal);
    if (signal.aborted) return;
    this.updates.end();
    if (answer.ok) list.newestArrived(answer.value, clock.now());
    else list.updateFailed(answer.failure);
  }

  private start(what: 'first' | 'more'): Promise<void> {
    this.arriving = this.load(what);
    return this.arriving;
  }

  private async load(what: 'first' | 'more'): Promise<void> {
    const { list, ask, clock } = this.options;
    this.updates.cancel();
    const signal = this.pages.start();
    list.loadStarted(what);
    const answer = await ask(what === 'first' ? 1 : list.nextPage, signal);
    if (signal.aborted) return;
    this.pages.end();
    if (!answer.ok) return list.loadFailed(what, answer.failure);
    if (what === 'first') list.firstPageArrived(answer.value, clock.now());
    else list.morePageArrived(answer.value, clock.now());
  }
}
