import { runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';

export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Infinity if the server's number cannot be used. */
  readonly totalPages: number;
}

interface PagesToRead<Row> {
  readonly ask: (page: number) => Promise<Result<PageOfRows<Row>, Failure>>;
  /** Called before each page. `pages` is null until the server has told it. */
  readonly onProgress: (read: number, pages: number | null) => void;
  readonly signal: AbortSignal;
}

/** Reads a list page by page. Null if it was cancelled. */
export async function readPages<Row>(options: PagesToRead<Row>): Promise<Result<readonly Row[], Failure> | null> {
  const { ask, onProgress, signal } = options;
  const rows: Row[] = [];
  let totalPages: number | null = null;
  for (let page = 1; page <= (totalPages ?? 1); page += 1) {
    const pages = totalPages === Infinity ? null : totalPages;
    runInAction(() => onProgress(page - 1, pages));
    const answer = await ask(page);
    if (signal.aborted) return null;
    if (!answer.ok) return answer;
    // An empty page is the end, whatever number of pages the server says.
    if (answer.value.rows.length === 0) return success(rows);
    rows.push(...answer.value.rows);
    ({ totalPages } = answer.value);
  }
  return success(rows);
}
