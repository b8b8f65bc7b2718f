import { hasMorePages, knownTotal, type ListPage, pagesWithoutNewRow } from './Page';

/** A page that has arrived. */
interface LoadedPage {
  readonly received: number;
  /** Its rows without an id. */
  readonly leftOut: number;
  /** Its rows that no page before it had. */
  readonly fresh: number;
}

/** What the loaded pages of a list say. */
export interface LoadedPages {
  /** By number. A page that is loaded again keeps its place. */
  readonly loaded: ReadonlyMap<number, LoadedPage>;
  readonly nextPage: number;
  readonly totalPages: number;
  /** With what was added and removed since the last answer. */
  readonly totalCount: number;
  readonly totalAnswered: number;
  /** Rows per page: the server's limit, or the length of the first full page. Null if unknown. */
  readonly limit: number | null;
}

/** A page whose rows are counted only. */
export interface CountedPage extends Omit<ListPage<unknown>, 'rows'> {
  /** Its rows with an id. */
  readonly rows: number;
  readonly fresh: number;
}

export const noPages: LoadedPages = {
  loaded: new Map(),
  nextPage: 1,
  totalPages: 0,
  totalCount: 0,
  totalAnswered: 0,
  limit: null,
};

/** The pages after this one has arrived. Rows that were new on it when it was loaded before still count as new. */
export function withPage(pages: LoadedPages, number: number, page: CountedPage): LoadedPages {
  const { rows, received = rows, fresh, totalPages, totalCount, limit } = page;
  const before = pages.loaded.get(number)?.fresh ?? 0;
  const isFull = number < totalPages && rows > 0;
  return {
    loaded: new Map(pages.loaded).set(number, { received, leftOut: received - rows, fresh: Math.max(before, fresh) }),
    nextPage: Math.max(pages.nextPage, number + 1),
    totalPages,
    totalCount,
    totalAnswered: totalCount,
    limit: limit ?? pages.limit ?? (isFull ? rows : null),
  };
}

/** The pages after one of them was read again. Its numbers belong to new rows, too, so they are not taken. */
export function withPageAgain(
  pages: LoadedPages,
  number: number,
  { rows, received = rows }: Pick<CountedPage, 'rows' | 'received'>,
): LoadedPages {
  const before = pages.loaded.get(number);
  if (!before) return pages;
  return { ...pages, loaded: new Map(pages.loaded).set(number, { ...before, leftOut: received - rows }) };
}

/** A row was added or removed here. */
export const withTotalChanged = (pages: LoadedPages, by: number): LoadedPages => ({
  ...pages,
  totalCount: Math.max(0, pages.totalCount + by),
});

/**
 * The server counts pages from the top of its list. If rows left the list since the last answer, other rows moved up to pages
 * that are already loaded, and those are loaded next. The same pages if none left.
 */
export function steppedBack(pages: LoadedPages, totalCount: number): LoadedPages {
  const gone = pages.totalAnswered - totalCount;
  if (gone <= 0) return pages;
  const back = pages.limit === null ? 1 : Math.ceil(gone / pages.limit);
  return { ...pages, totalAnswered: totalCount, nextPage: Math.max(1, pages.nextPage - back) };
}

/** The number of rows on the pages that cannot be shown, because they have no id. */
export const unreadableRows = ({ loaded }: LoadedPages): number =>
  [...loaded.values()].reduce((total, { leftOut }) => total + leftOut, 0);

/** The part of a list that is loaded, of which so many rows are held. */
function partOf(pages: LoadedPages, held: number) {
  let withoutNewRow = 0;
  for (const [number, { received, fresh }] of pages.loaded) {
    if (number < pages.nextPage) withoutNewRow = pagesWithoutNewRow(withoutNewRow, received, fresh);
  }
  return { ...pages, withoutNewRow, loaded: held + unreadableRows(pages) };
}

/** Whether the server may have more rows than those that are held. */
export const mayHaveMore = (pages: LoadedPages, held: number): boolean => hasMorePages(partOf(pages, held));

/** The number of rows of the list, of which so many are held. Null if it is not known. */
export const totalOf = (pages: LoadedPages, held: number): number | null => knownTotal(partOf(pages, held));
