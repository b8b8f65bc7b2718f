import type { SellingEntries } from '../../ports/SellingEntries';
import { readPages } from '../../shared/readPages';
import { PerPage } from './PagedSearch';

const MOST_PAGES = 10;

interface RowSearch<Row extends { readonly id: unknown }> {
  readonly port: Pick<SellingEntries<Row, never>, 'list'>;
  /** The search text. All rows without one. */
  readonly query?: string | undefined;
  readonly fits: (row: Row) => boolean;
}

/** Whether a row of the list fits. Null if this is unknown, because a page could not be read or there are too many. */
export async function findRow<Row extends { readonly id: unknown }>(
  { port, query = '', fits }: RowSearch<Row>,
  signal?: AbortSignal,
): Promise<boolean | null> {
  let isFound = false;
  const answer = await readPages({
    ask: page => port.list({ page, perPage: PerPage.search, query }, signal),
    idOf: row => row.id,
    isEnough: (_rows, page) => (isFound = page.some(fits)),
    mostPages: MOST_PAGES,
  });
  if (isFound) return true;
  return answer?.ok && answer.value.isWhole ? false : null;
}

/** All rows that fit. Null if they are unknown, because a page could not be read or there are too many. */
async function findRows<Row extends { readonly id: unknown }>(
  search: RowSearch<Row>,
  signal?: AbortSignal,
): Promise<readonly Row[] | null> {
  const found = new Map<unknown, Row>();
  const fits = (row: Row): boolean => {
    if (search.fits(row)) found.set(row.id, row);
    return false;
  };
  return (await findRow({ ...search, fits }, signal)) === null ? null : [...found.values()];
}

interface NewRow<Row extends { readonly id: unknown }, New> extends RowSearch<Row> {
  readonly port: Pick<SellingEntries<Row, New>, 'list' | 'add'>;
  readonly data: New;
}

/**
 * The write of a new row. If its answer is lost, only a row that was not there before proves it, because the list may
 * contain rows that have the same data, which `fits` finds. They are looked up beside the write. The lookup may already see
 * the new row, or fail: then nothing proves it.
 */
export function newRow<Row extends { readonly id: unknown }, New>({ data, ...search }: NewRow<Row, New>) {
  let before: Promise<readonly Row[] | null> = Promise.resolve(null);
  return {
    askBeside: (signal: AbortSignal) => {
      before = findRows(search, signal);
    },
    send: () => search.port.add(data),
    check: async (signal: AbortSignal) => {
      const equal = await before;
      if (equal === null) return false;
      const fits = (row: Row) => search.fits(row) && equal.every(({ id }) => id !== row.id);
      return (await findRow({ ...search, fits }, signal)) === true;
    },
    /** The new row, once it is written. Null if the list does not tell it from an equal one. */
    find: async (): Promise<Row | null> => {
      const equal = await before;
      const found = (await findRows(search)) ?? [];
      const added = found.filter(row => equal === null || equal.every(({ id }) => id !== row.id));
      return added.length === 1 ? added[0]! : null;
    },
  };
}
