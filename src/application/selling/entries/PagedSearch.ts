import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { Cancel, Clock } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { readPages } from '../../shared/readPages';
import type { PagedRows } from './PagedRows';

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

/** The most rows that a search without the server loads. */
const MOST_ROWS = 1_000;

export type AskRows<Row> = (question: RowQuestion, signal: AbortSignal) => Promise<Result<RowPage<Row>, Failure>>;

interface PagedSearchOptions<Row extends { readonly id: unknown }> {
  readonly rows: PagedRows<Row>;
  readonly clock: Clock;
  readonly perPage: number;
  readonly ask: AskRows<Row>;
}

/** Loads the pages of a list. A new request aborts the earlier one. */
export class PagedSearch<Row extends { readonly id: unknown }> {
  private readonly requests = new LatestRequests();
  private scheduled: Cancel | null = null;

  constructor(private readonly options: PagedSearchOptions<Row>) {}

  /** Loads the current page again, and the other pages if a search covers them. */
  async reload(): Promise<void> {
    const { rows } = this.options;
    const { hasOtherPages } = rows;
    rows.outdated();
    // A newer request decides on its own what is loaded.
    if ((await this.load(rows.page)) && rows.search && hasOtherPages) await this.loadAll();
  }

  /** Loads all pages for a search that the server cannot do. */
  async loadAll(): Promise<void> {
    const { rows, ask } = this.options;
    const signal = this.requests.start();
    rows.loadStarted(rows.page);
    const answer = await readPages({
      ask: page => ask({ page, perPage: PerPage.search, query: '' }, signal),
      idOf: row => row.id,
      isEnough: ({ size }) => size >= MOST_ROWS,
      signal,
    });
    if (answer === null) return;
    this.requests.end();
    if (answer.ok) rows.allArrived(answer.value.rows);
    else rows.loadFailed(answer.failure);
  }

  /** Loads a page. If the dealer is still typing in the search field, it loads the first page for the new text. */
  async turnTo(page: number): Promise<void> {
    await this.load(this.scheduled ? 1 : page);
  }

  typed(query: string): void {
    const { rows, clock } = this.options;
    rows.queryTyped(query);
    if (rows.isSearchedHere) return;
    this.scheduled?.();
    this.scheduled = clock.after(PAUSE, () => void this.load(1));
  }

  /** Searches at once. */
  async search(): Promise<void> {
    if (!this.options.rows.isSearchedHere) await this.load(1);
  }

  /** The list is off screen. */
  leave(): void {
    this.cancelScheduled();
    this.requests.cancel();
    this.options.rows.outdated();
  }

  /** False if a newer request replaced this one. */
  private async load(page: number): Promise<boolean> {
    const { rows, perPage, ask } = this.options;
    this.cancelScheduled();
    const signal = this.requests.start();
    rows.loadStarted(page);
    const answer = await ask({ page, perPage, query: rows.isSearchedHere ? '' : rows.query.trim() }, signal);
    if (signal.aborted) return false;
    this.requests.end();
    if (!answer.ok) {
      rows.loadFailed(answer.failure);
      return true;
    }
    const { received, totalPages } = answer.value;
    // The last row of the last page was removed, so the new last page is shown. If the server counts the empty page too,
    // the first one is shown, because asking page by page could go on for ever.
    if (page > 1 && received === 0) return this.load(totalPages < page ? Math.max(1, totalPages) : 1);
    rows.arrived(answer.value, perPage);
    return true;
  }

  private cancelScheduled(): void {
    this.scheduled?.();
    this.scheduled = null;
  }
}
