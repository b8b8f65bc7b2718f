/**
 * The ids of a page without duplicates and without those in `held`, in the page's order. The cost grows with the page
 * only.
 */
export function unseen<Id>(page: readonly Id[], held: { has(id: Id): boolean }): Id[] {
  return [...new Set(page)].filter(id => !held.has(id));
}

/** A list has ended after so many pages in a row without a new row, whatever number of pages the server says. */
const MOST_PAGES_WITHOUT_NEW_ROW = 3;

/** What is loaded of a list, and the numbers of the server. */
interface LoadedPart {
  readonly nextPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
  /** Number of loaded rows, including rows that were left out. */
  readonly loaded: number;
  /** See `pagesWithoutNewRow`. */
  readonly withoutNewRow: number;
}

/** Further pages in a row without a new row, after a page with so many rows. Infinity after an empty page. */
export function pagesWithoutNewRow(before: number, received: number, fresh: number): number {
  if (received === 0) return Infinity;
  return fresh === 0 ? before + 1 : 0;
}

/**
 * Whether the server may have more rows, by either of its numbers: one of them may be wrong. Pages count from 1. An empty
 * list has 0 pages.
 */
export const hasMorePages = ({ nextPage, totalPages, totalCount, loaded, withoutNewRow }: LoadedPart): boolean =>
  withoutNewRow < MOST_PAGES_WITHOUT_NEW_ROW && (nextPage <= totalPages || loaded < totalCount);

/** The number of rows of the list. Null if the server's number is too small to be right and there may be more. */
export const knownTotal = (part: LoadedPart): number | null =>
  part.totalCount < part.loaded && hasMorePages(part) ? null : Math.max(part.totalCount, part.loaded);

/** The number of the last page. If the server's numbers cannot be right, there is a page after one with rows. */
export function lastPage(
  { totalPages, totalCount, limit }: Pick<ListPage<unknown>, 'totalPages' | 'totalCount' | 'limit'>,
  shown: { readonly page: number; readonly rows: number },
): number {
  const { page, rows } = shown;
  if (!Number.isFinite(totalPages)) return page + (rows > 0 ? 1 : 0);
  return Math.max(totalPages, limit ? Math.ceil(totalCount / limit) : 0, rows > 0 ? page : 0);
}

/** The numbers of the pages from the first to the last, both inclusive. */
export const pagesBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** More requests at the same time would hold up what the dealer asks for meanwhile. */
export const REQUESTS_AT_ONCE = 3;

/** The items in groups, each of which can be requested at once. */
export const batches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / REQUESTS_AT_ONCE) }, (_, at) =>
    items.slice(at * REQUESTS_AT_ONCE, (at + 1) * REQUESTS_AT_ONCE),
  );

/** One page of a list that loads further pages at its end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Infinity if the server's number cannot be used. */
  readonly totalPages: number;
  /** 0 if the server's number cannot be used. A number below that of the loaded rows is wrong. */
  readonly totalCount: number;
  /** Rows per page. Absent or null if the server does not report it. */
  readonly limit?: number | null;
  /** Number of rows that the server sent, including rows that were left out. Absent if it is the number of `rows`. */
  readonly received?: number;
}

/** One page of a list with numbered pages. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows that the server sent, including those that failed to parse and were left out. */
  readonly received: number;
  /** Infinity if the server's number cannot be used. */
  readonly totalPages: number;
  /** 0 if the server's number cannot be used. A number below that of the loaded rows is wrong. */
  readonly totalCount: number;
}

/** A short list that the server sends as a whole. */
export type WholeList<Row> = Pick<RowPage<Row>, 'rows' | 'received'>;

/**
 * The page with numbers that its rows do not refute. A server may ignore `perPage`, so the rows of earlier pages count only
 * as far as they are certain. Infinite totals end after this page, or after the next one if this page has rows.
 */
export function plausiblePage<Row>(
  answer: RowPage<Row>,
  { page, perPage }: Pick<RowQuestion, 'page' | 'perPage'>,
): RowPage<Row> & { readonly isCountAtLeast: boolean } {
  const { received, totalPages, totalCount } = answer;
  const least = received > perPage ? received : received + (page - 1) * Math.min(perPage, received);
  const isFull = received >= perPage;
  const isShort = page >= totalPages && isFull && totalCount > (page - 1) * received + received;
  const hasNext = Number.isFinite(totalPages) ? isShort : received > 0;
  const known = Number.isFinite(totalPages) ? totalPages : 0;
  return {
    ...answer,
    totalPages: Math.max(known, received > 0 ? page : 0, hasNext ? page + 1 : 0),
    totalCount: Math.max(totalCount, least),
    isCountAtLeast: totalCount < least,
  };
}

/** A request for one page. Pages count from 1. */
export interface RowQuestion {
  readonly page: number;
  readonly perPage: number;
  /** The search text. All rows without one. */
  readonly query?: string;
}
