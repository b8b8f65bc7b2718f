import { makeAutoObservable, observableRef } from 'mobx';
import { shownRows } from '../../../domain/selling/entries/ShownRows';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';

export type RowsStatus =
  { readonly step: 'idle' } | { readonly step: 'loading' } | { readonly step: 'failed'; readonly failure: Failure };

/** The shown page of a list with numbered pages. */
export class PagedRows<Row> {
  rows: readonly Row[] = [];
  /** The shown or requested page, from 1. */
  page = 1;
  /** Positions of the shown rows among all rows, from 1. */
  range = { start: 0, end: 0 };
  totalPages = 1;
  totalCount: number;
  /** The text in the search field. */
  query = '';
  hasArrived = false;
  status: RowsStatus = { step: 'idle' };

  /** @param initialCount The total before the first load. No view shows it. */
  constructor(private readonly initialCount = 0) {
    this.totalCount = initialCount;
    makeAutoObservable<this, 'initialCount'>(this, {
      initialCount: false,
      rows: observableRef,
      range: observableRef,
      status: observableRef,
    });
  }

  get isEmpty(): boolean {
    return this.hasArrived && this.rows.length === 0;
  }

  queryTyped(query: string): void {
    this.query = query;
  }

  loadStarted(page: number): void {
    this.page = page;
    this.status = { step: 'loading' };
  }

  /** The rows stay. */
  loadFailed(failure: Failure): void {
    this.status = { step: 'failed', failure };
  }

  arrived(answer: RowPage<Row>, perPage: number): void {
    const { rows, start, end } = shownRows(answer, { page: this.page, perPage });
    this.rows = rows;
    this.range = { start, end };
    this.totalPages = answer.totalPages;
    this.totalCount = answer.totalCount;
    this.hasArrived = true;
    this.status = { step: 'idle' };
  }

  /** Resets the list to its initial state. */
  cleared(): void {
    this.rows = [];
    this.range = { start: 0, end: 0 };
    this.page = 1;
    this.totalPages = 1;
    this.totalCount = this.initialCount;
    this.query = '';
    this.hasArrived = false;
    this.status = { step: 'idle' };
  }
}
