/**
 * The ids of a page without duplicates and without those in `held`, in the page's order. The cost grows with the page
 * only.
 */
export function unseen<Id>(page: readonly Id[], held: { has(id: Id): boolean }): Id[] {
  return [...new Set(page)].filter(id => !held.has(id));
}

/** Pages count from 1. An empty list has 0 pages. */
export const hasMorePages = (nextPage: number, totalPages: number): boolean => nextPage <= totalPages;

/** The numbers of the pages from the first to the last, both inclusive. */
export const pagesBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** One page of a list that loads further pages at its end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
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
  readonly totalPages: number;
  readonly totalCount: number;
}

/** A request for one page. Pages count from 1. */
export interface RowQuestion {
  readonly page: number;
  readonly perPage: number;
  /** The search text. '' for all rows. */
  readonly query: string;
}
