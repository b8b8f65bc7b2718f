import { type IObservableValue, observable, runInAction, when } from 'mobx';
import type { Cancel, Clock } from '../../ports/Clock';
import type { SellingEntries } from '../../ports/SellingEntries';
import { LatestRequests } from '../../shared/LatestRequests';
import { readPages } from '../../shared/readPages';
import { PagedRows } from './PagedRows';

/** Rows per page, by where they are shown. `search` is for reading a whole list. */
export const PerPage = { list: 20, templates: 5, picker: 10, search: 100 } as const;

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

/** The most rows that a search without the server loads. */
const MOST_ROWS = 1_000;

interface PagedSearchOptions<Row extends { readonly id: unknown }> {
  readonly clock: Clock;
  readonly perPage: number;
  readonly port: Pick<SellingEntries<Row, never>, 'list'>;
  /** Loads all rows, as soon as something is typed, for a search that the server cannot do. */
  readonly searchesAll?: boolean;
}

/** Loads the pages of a list. A new request aborts the earlier one. */
export class PagedSearch<Row extends { readonly id: unknown }> {
  private readonly requests = new LatestRequests();
  private scheduled: Cancel | null = null;

  private readonly current: IObservableValue<PagedRows<Row>>;

  constructor(
    pages: PagedRows<Row>,
    private readonly options: PagedSearchOptions<Row>,
  ) {
    this.current = observable.box(pages, { deep: false });
  }

  get pages(): PagedRows<Row> {
    return this.current.get();
  }

  /** Opens the list at page 1 without a search text. */
  async open(): Promise<void> {
    runInAction(() => this.current.set(new PagedRows(this.pages.textOf)));
    await this.reload();
  }

  /** Loads the current page again, and the other pages if a search covers them. */
  async reload(): Promise<void> {
    const { pages } = this;
    const { hasOtherPages } = pages;
    pages.outdated();
    // A newer request decides on its own what is loaded.
    if ((await this.load(pages.page)) && pages.search && hasOtherPages) await this.loadAll();
  }

  /** Loads all pages for a search that the server cannot do. */
  async loadAll(): Promise<void> {
    const { pages } = this;
    const signal = this.requests.start();
    pages.loadStarted(pages.page);
    const answer = await readPages({
      ask: page => this.options.port.list({ page, perPage: PerPage.search }, signal),
      idOf: row => row.id,
      isEnough: ({ size }) => size >= MOST_ROWS,
      signal,
    });
    if (answer === null) return;
    this.requests.end();
    if (answer.ok) pages.allArrived(answer.value.rows);
    else pages.loadFailed(answer.failure);
  }

  /** Loads a page. If the dealer is still typing in the search field, it loads the first page for the new text. */
  async turnTo(page: number): Promise<void> {
    await this.load(this.scheduled ? 1 : page);
  }

  typed(query: string): void {
    const { pages } = this;
    pages.queryTyped(query);
    if (pages.isSearchedHere) {
      this.loadRest();
      return;
    }
    this.scheduled?.();
    this.scheduled = this.options.clock.after(PAUSE, () => void this.load(1));
  }

  /** Searches at once. Returns the only row that was found, or null. */
  async search(): Promise<Row | null> {
    const { pages } = this;
    const isLoading = () => pages === this.pages && pages.status.step === 'loading';
    if (!pages.isSearchedHere) await this.load(1);
    else {
      this.loadRest();
      // What has arrived may be followed by the rest.
      while (isLoading()) await when(() => !isLoading());
    }
    const isFound = pages === this.pages && pages.status.step === 'idle' && (pages.search?.isWhole ?? true);
    return isFound && pages.shown.length === 1 ? pages.shown[0]! : null;
  }

  /** Loads the rows that the search does not cover yet, if this is wanted without a press. */
  private loadRest(): void {
    const { searchesAll = false } = this.options;
    const { search, status } = this.pages;
    if (searchesAll && search?.isWhole === false && status.step !== 'loading') void this.loadAll();
  }

  /** The list is off screen. */
  leave(): void {
    this.cancelScheduled();
    this.requests.cancel();
    this.pages.outdated();
  }

  /** False if a newer request replaced this one. */
  private async load(page: number): Promise<boolean> {
    const { pages } = this;
    const { perPage, port } = this.options;
    this.cancelScheduled();
    const signal = this.requests.start();
    pages.loadStarted(page);
    const answer = await port.list({ page, perPage, query: pages.isSearchedHere ? '' : pages.query.trim() }, signal);
    if (signal.aborted) return false;
    this.requests.end();
    if (!answer.ok) {
      pages.loadFailed(answer.failure);
      return true;
    }
    const { received, totalPages } = answer.value;
    // The last row of the last page was removed, so the new last page is shown. If the server counts the empty page too,
    // the first one is shown, because asking page by page could go on for ever.
    if (page > 1 && received === 0) return this.load(totalPages < page ? Math.max(1, totalPages) : 1);
    pages.arrived(answer.value, perPage);
    this.loadRest();
    return true;
  }

  private cancelScheduled(): void {
    this.scheduled?.();
    this.scheduled = null;
  }
}
