import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { Cancel, Clock } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import type { PagedRows } from './PagedRows';

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

export type AskRows<Row> = (question: RowQuestion, signal: AbortSignal) => Promise<Result<RowPage<Row>, Failure>>;

interface PagedSearchOptions<Row> {
  readonly rows: PagedRows<Row>;
  readonly clock: Clock;
  readonly perPage: number;
  readonly ask: AskRows<Row>;
}

/** Loads the pages of a list. A new request aborts the earlier one. */
export class PagedSearch<Row> {
  private readonly requests = new LatestRequests();
  private scheduled: Cancel | null = null;

  constructor(private readonly options: PagedSearchOptions<Row>) {}

  /** Loads the current page again. */
  async reload(): Promise<void> {
    await this.load(this.options.rows.page);
  }

  /** Loads a page. If the dealer is still typing in the search field, it loads the first page for the new text. */
  async turnTo(page: number): Promise<void> {
    await this.load(this.scheduled ? 1 : page);
  }

  typed(query: string): void {
    const { rows, clock } = this.options;
    rows.queryTyped(query);
    this.scheduled?.();
    this.scheduled = clock.after(PAUSE, () => void this.load(1));
  }

  /** Searches at once. */
  async search(): Promise<void> {
    await this.load(1);
  }

  /** The list is off screen. */
  leave(): void {
    this.cancelScheduled();
    this.requests.cancel();
  }

  private async load(page: number): Promise<void> {
    const { rows, perPage, ask } = this.options;
    this.cancelScheduled();
    const signal = this.requests.start();
    rows.loadStarted(page);
    const answer = await ask({ page, perPage, query: rows.query.trim() }, signal);
    if (signal.aborted) return;
    this.requests.end();
    if (!answer.ok) return rows.loadFailed(answer.failure);
    const { received, totalPages } = answer.value;
    // The last row of the last page was removed, so the new last page is shown.
    if (page > 1 && received === 0) return this.load(Math.max(1, Math.min(page - 1, totalPages)));
    rows.arrived(answer.value, perPage);
  }

  private cancelScheduled(): void {
    this.scheduled?.();
    this.scheduled = null;
  }
}
