/** The ids of a page that are neither held nor doubled within it, in the page's order. Costs what the page is long. */
export function unseen<Id>(page: readonly Id[], held: { has(id: Id): boolean }): Id[] {
  return [...new Set(page)].filter(id => !held.has(id));
}

/** Pages count from 1; an empty list has 0 of them. */
export const hasMorePages = (nextPage: number, totalPages: number): boolean => nextPage <= totalPages;

/** One page of rows, of a list that is paged by number. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** How many the server sent, with those that could not be read and were left out. */
  readonly received: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

/** Pages count from 1. */
export interface RowQuestion {
  readonly page: number;
  readonly perPage: number;
  /** What is searched for; '' for all. */
  readonly query: string;
}
