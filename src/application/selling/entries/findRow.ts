import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';

const MOST_PAGES = 10;

type Ask<Row> = (page: number, perPage: number) => Promise<Result<RowPage<Row>, Failure>>;

/** Whether a row of the list fits. Null if this is unknown, because a page could not be read or there are too many. */
export async function findRow<Row>(ask: Ask<Row>, fits: (row: Row) => boolean): Promise<boolean | null> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(page, PerPage.search);
    if (!answer.ok) return null;
    if (answer.value.rows.some(fits)) return true;
    if (page >= answer.value.totalPages) return false;
  }
  return null;
}
