import type { Failure } from '../../domain/shared/Failure';
import { hasMorePages, knownTotal, type ListPage, pagesWithoutNewRow } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';

interface PagesToRead<Row> {
  readonly ask: (page: number) => Promise<Result<ListPage<Row>, Failure>>;
  readonly idOf: (row: Row) => unknown;
  /** Called before each page. `pages` is null until the server has told it. */
  readonly onProgress?: (read: number, pages: number | null) => void;
  /** Called after each page, with all rows by id and those of this page. Returns true to read no further page. */
  readonly isEnough?: (rows: ReadonlyMap<unknown, Row>, page: readonly Row[]) => boolean;
  readonly mostPages?: number;
  readonly signal?: AbortSignal;
}

export interface RowsRead<Row> {
  readonly rows: readonly Row[];
  /** The number of rows of the list. Null if it is not known. */
  readonly total: number | null;
  /** Every page is read. */
  readonly isWhole: boolean;
}

/** Reads a list page by page, each row once. Null if it was cancelled. */
export async function readPages<Row>(options: PagesToRead<Row>): Promise<Result<RowsRead<Row>, Failure> | null> {
  const { ask, idOf, onProgress, isEnough = () => false, mostPages = Infinity, signal } = options;
  const rows = new Map<unknown, Row>();
  let part = { nextPage: 1, totalPages: 1, totalCount: 0, loaded: 0, withoutNewRow: 0 };
  let leftOut = 0;
  let mayEnd = false;
  while (hasMorePages(part) && part.nextPage <= mostPages && !mayEnd) {
    const { nextPage: page, totalPages: pages, withoutNewRow } = part;
    onProgress?.(page - 1, page === 1 || pages === Infinity ? null : pages);
    const answer = await ask(page);
    if (signal?.aborted) return null;
    if (!answer.ok) return answer;
    const { rows: arrived, received = arrived.length, totalPages, totalCount } = answer.value;
    const before = rows.size;
    for (const row of arrived) rows.set(idOf(row), row);
    leftOut += received - arrived.length;
    mayEnd = isEnough(rows, arrived);
    part = {
      nextPage: page + 1,
      totalPages,
      totalCount,
      loaded: rows.size + leftOut,
      withoutNewRow: pagesWithoutNewRow(withoutNewRow, received, rows.size - before),
    };
  }
  return success({ rows: [...rows.values()], total: knownTotal(part), isWhole: !hasMorePages(part) });
}
