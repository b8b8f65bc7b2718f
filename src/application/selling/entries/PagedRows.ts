import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../domain/shared/Failure';
import { plausiblePage, type RowPage } from '../../../domain/shared/Page';
import { shownRows } from '../../../domain/shared/ShownRows';
import { containsWords } from '../../../domain/shared/TextSearch';
import type { LoadStatus } from '../../shared/Resource';

/** How far a search without the server reaches. */
interface LoadedSearch {
  readonly found: number;
  readonly loaded: number;
  readonly total: number;
  /** All rows that can be loaded are. */
  readonly isWhole: boolean;
}

/** The shown page of a list with numbered pages. If the server cannot search, a search covers the rows loaded so far. */
export class PagedRows<Row extends { readonly id: unknown }> {
  rows: readonly Row[] = [];
  /** The shown or requested page, from 1. */
  page = 1;
  /** Positions of the shown rows among all rows, from 1. */
  range = { start: 0, end: 0 };
  totalPages = 1;
  totalCount = 0;
  /** The server's number is too small to be right, so there may be more rows. */
  isCountAtLeast = false;
  /** The number of rows on the page that cannot be shown, because they have no id. */
  unreadable = 0;
  /** All rows that were loaded, in this order. */
  private loaded: readonly Row[] = [];
  private isWhole = false;
  /** The loaded rows may have changed on the server. */
  private isOutdated = false;
  /** The text in the search field. */
  query = '';
  hasArrived = false;
  status: LoadStatus = { step: 'idle' };

  /** `textOf` returns the text of a row to search in, if the server cannot search. */
  constructor(readonly textOf?: (row: Row) => string) {
    makeAutoObservable<this, 'isOutdated'>(this, { textOf: false, isOutdated: false }, { deep: false });
  }

  /** The server cannot search this list. */
  get isSearchedHere(): boolean {
    return this.textOf !== undefined;
  }

  /** The found rows during a search without the server, or else the rows of the page. */
  get shown(): readonly Row[] {
    const { textOf, query } = this;
    if (!textOf || query.trim() === '') return this.rows;
    return this.loaded.filter(row => containsWords(textOf(row), query));
  }

  /** The rows of all loaded pages, or those that a search has found in them. */
  get held(): readonly Row[] {
    return this.shown === this.rows ? this.loaded : this.shown;
  }

  /** Null without a search, and if the server searches. */
  get search(): LoadedSearch | null {
    if (!this.isSearchedHere || this.query.trim() === '' || !this.hasArrived) return null;
    const { shown, loaded, totalCount } = this;
    const isWhole = this.isWhole || loaded.length >= totalCount;
    return { found: shown.length, loaded: loaded.length, total: Math.max(totalCount, loaded.length), isWhole };
  }

  /** Rows of other pages are loaded too. */
  get hasOtherPages(): boolean {
    return this.loaded.length > this.rows.length;
  }

  get isEmpty(): boolean {
    return this.hasArrived && this.shown.length === 0;
  }

  queryTyped(query: string): void {
    this.query = query;
  }

  loadStarted(page: number): void {
    this.page = page;
    this.status = { step: 'loading' };
  }

  /** The next rows that arrive replace all that are loaded. */
  outdated(): void {
    this.isOutdated = true;
  }

  /** The rows stay. */
  loadFailed(failure: Failure): void {
    this.status = { step: 'failed', failure };
  }

  arrived(answer: RowPage<Row>, perPage: number): void {
    const request = { page: this.page, perPage };
    const plausible = plausiblePage(answer, request);
    const { rows, start, end } = shownRows(plausible, request);
    this.rows = rows;
    this.loaded = this.isOutdated ? rows : united(this.loaded, rows);
    this.isWhole = this.isWhole && !this.isOutdated;
    this.isOutdated = false;
    this.range = { start, end };
    this.totalPages = plausible.totalPages;
    this.totalCount = plausible.totalCount;
    this.isCountAtLeast = plausible.isCountAtLeast;
    this.unreadable = answer.received - answer.rows.length;
    this.hasArrived = true;
    this.status = { step: 'idle' };
  }

  /** The rows of all pages, as far as they could be loaded. The page stays. */
  allArrived(rows: readonly Row[]): void {
    this.loaded = rows;
    this.isWhole = true;
    this.isOutdated = false;
    this.status = { step: 'idle' };
  }
}

/** A row that arrives again replaces its earlier version. */
function united<Row extends { readonly id: unknown }>(loaded: readonly Row[], arrived: readonly Row[]): readonly Row[] {
  const rows = new Map(loaded.map(row => [row.id, row]));
  for (const row of arrived) rows.set(row.id, row);
  return [...rows.values()];
}
