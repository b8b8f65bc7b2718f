import { action, computed, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import type { Cancel, Clock } from '../ports/Clock';
import { List, type ListedPage } from './List';
import type { Refetches } from './Refetches';
import { together } from './together';

interface RowListOptions<Id, Row> {
  readonly clock: Clock;
  readonly refetches: Refetches;
  readonly read: (page: number, signal: AbortSignal) => Promise<Result<ListPage<Row>, Failure>>;
  readonly idOf: (row: Row) => Id;
}

/** A list that holds its rows, newest first. Its newest rows can be merged into the rows that are held. */
export class RowList<Id, Row> {
  readonly list: List<Id>;
  private readonly held = observable.map<Id, Row>(undefined, { deep: false });
  /** Changes of rows since the latest request, which its answer must not undo. */
  private readonly changes = new Map<Id, (row: Row) => Row>();

  constructor(private readonly options: RowListOptions<Id, Row>) {
    this.list = new List<Id>({
      tab: '',
      question: { page: 1, paging: 'infinite' },
      clock: options.clock,
      isLatestFirst: true,
      onRequest: () => this.changes.clear(),
      ask: async (pages, signal, take) => {
        const answers = await Promise.all(pages.map(page => options.read(page, signal)));
        return runInAction(() =>
          take(answers.map(answer => (answer.ok ? success(this.listed(answer.value)) : answer))),
        );
      },
    });
    makeObservable(this, { rows: computed, added: action, removed: action, changed: action });
  }

  get rows(): Row[] {
    return this.list.ids.map(id => this.held.get(id)!);
  }

  of(id: Id): Row | undefined {
    return this.held.get(id);
  }

  /** A new row, or a newer version of a row, is at the top. */
  added(row: Row): void {
    const id = this.options.idOf(row);
    this.changes.delete(id);
    this.held.set(id, row);
    this.list.rowAdded(id);
  }

  /** The server no longer has the row. */
  removed(id: Id): void {
    this.held.delete(id);
    if (this.list.rowRemoved(id) >= 0 && this.list.hasMore) this.list.steppedBack();
  }

  /** `outlasts` if the answer to an earlier request must not undo the change. */
  changed(id: Id, change: (row: Row) => Row, { outlasts }: { readonly outlasts: boolean }): void {
    if (outlasts) this.changes.set(id, change);
    else this.changes.delete(id);
    const row = this.held.get(id);
    if (row) this.held.set(id, change(row));
  }

  /** The page as the list takes it. */
  listed({ rows, ...numbers }: ListPage<Row>): ListedPage<Id> {
    const { idOf } = this.options;
    const keep = (ids: readonly Id[], isFirst = false): void => {
      const kept = new Set(ids.filter(id => !this.list.isNewerThanRequest(id)));
      if (isFirst) for (const id of [...this.held.keys()]) if (!this.list.isNewerThanRequest(id)) this.held.delete(id);
      for (const row of rows) {
        const id = idOf(row);
        if (kept.has(id)) this.held.set(id, this.changes.get(id)?.(row) ?? row);
      }
    };
    return { ...numbers, ids: rows.map(idOf), keep };
  }

  /** Fetches the list if it is missing, stale or failed, and not already being fetched. */
  async show(): Promise<void> {
    const { list } = this;
    if (list.isUnanswered && list.status.step === 'loading') return;
    if (!list.isFresh(this.options.clock.now())) await list.refresh();
  }

  /**
   * Fetches the newest rows each time the list becomes outdated, and keeps the rows on screen. Runs until it is
   * cancelled.
   */
  run(): Cancel {
    const { list } = this;
    return together(
      this.options.refetches.add(({ retriesFailed }) => {
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

  /** Fetches the newest rows and keeps the others. */
  async update(): Promise<void> {
    const { list } = this;
    const hasFailed = list.isUnanswered && !list.isPageUnderWay;
    if (list.lastFetchedAt === null || hasFailed) return void (await list.refresh());
    if (list.isPageUnderWay) {
      await list.arriving;
      return list.needsRequest ? this.update() : undefined;
    }
    // One request at a time, so that an older answer never undoes a newer one.
    if (list.isUpdateUnderWay) return;
    await list.loadNewest();
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
    const { list } = this;
    if (list.isUpdateUnderWay) await list.arriving;
    if (!list.isPageDue(by) || list.isPageUnderWay) return;
    list.pageAsked(by);
    // Another update may have started as soon as one had ended. The request for the page aborts it.
    const isAborted = list.isUpdateUnderWay;
    await list.loadMore();
    if (isAborted) void this.update();
  }
}
