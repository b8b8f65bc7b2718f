import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';

/** Rows asked for with one page. */
export const SEARCH_PER_PAGE = 100;

const MOST_PAGES = 10;

type Ask<Row> = (page: number) => Promise<Result<RowPage<Row>, Failure>>;

/** Whether a row of the list fits; null if that cannot be told, because a page could not be read or there are too many. */
export async function findRow<Row>(ask: Ask<Row>, fits: (row: Row) => boolean): Promise<boolean | null> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(page);
    if (!answer.ok) return null;
    if (answer.value.rows.some(fits)) return true;
    if (page >= answer.value.totalPages) return false;
  }
  return null;
}
