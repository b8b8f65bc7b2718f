import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Failure } from '../../../domain/shared/Failure';
import { hasMorePages, type RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';

const MOST_PAGES = 10;

export type AskPage<Row> = (page: number, perPage: number) => Promise<Result<RowPage<Row>, Failure>>;

/** Whether a row of the list fits. Null if this is unknown, because a page could not be read or there are too many. */
export async function findRow<Row>(ask: AskPage<Row>, fits: (row: Row) => boolean): Promise<boolean | null> {
  let loaded = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(page, PerPage.search);
    if (!answer.ok) return null;
    if (answer.value.rows.some(fits)) return true;
    const { received } = answer.value;
    loaded += received;
    if (received === 0 || !hasMorePages({ ...answer.value, nextPage: page + 1, loaded })) return false;
  }
  return null;
}

/** The ids of all rows that fit. Null if they are unknown, because a page could not be read or there are too many. */
export async function idsOfRows<Row extends { readonly id: unknown }>(
  ask: AskPage<Row>,
  fits: (row: Row) => boolean,
): Promise<ReadonlySet<Row['id']> | null> {
  const ids = new Set<Row['id']>();
  const isFound = await findRow(ask, row => {
    if (fits(row)) ids.add(row.id);
    return false;
  });
  return isFound === null ? null : ids;
}
