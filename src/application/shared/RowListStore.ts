import { action, makeObservable, observable } from 'mobx';
import type { Instant } from '../../domain/shared/Instant';
import { type ListPage, unseen } from '../../domain/shared/Page';
import { ListStore } from './ListStore';

/** A list that holds its rows, newest first. Its newest rows can be merged into the rows that are held. */
export abstract class RowListStore<Id, Row> extends ListStore<Id> {
  protected readonly held = observable.map<Id, Row>(undefined, { deep: false });
  /** The rows that were pushed and that no page has had yet. A page that has only such rows is not repeated. */
  protected readonly onNoPage = new Set<Id>();
  /** Rows per page. Null if the server does not say. */
  protected limit: number | null = null;

  constructor() {
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
}
