import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import { readPages } from '../../shared/readPages';

const MOST_PAGES = 10;

export type AskPage<Row> = (page: number, perPage: number) => Promise<Result<RowPage<Row>, Failure>>;

/** Whether a row of the list fits. Null if this is unknown, because a page could not be read or there are too many. */
export async function findRow<Row extends { readonly id: unknown }>(
  ask: AskPage<Row>,
  fits: (row: Row) => boolean,
): Promise<boolean | null> {
  let isFound = false;
  const answer = await readPages({
    ask: page => ask(page, PerPage.search),
    idOf: row => row.id,
    isEnough: (_rows, page) => (isFound = page.some(fits)),
    mostPages: MOST_PAGES,
  });
  if (isFound) return true;
  return answer?.ok && answer.value.isWhole ? false : null;
}

/** The ids of all rows that fit. Null if they are unknown, because a page could not be read or there are too many. */
async function idsOfRows<Row extends { readonly id: unknown }>(
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

interface NewRow<Row> {
  readonly ask: (signal: AbortSignal) => AskPage<Row>;
  /** Whether a row has the data of the new one. */
  readonly fits: (row: Row) => boolean;
  readonly add: () => Promise<Result<void, Failure>>;
}

/**
 * The write of a new row. If its answer is lost, only a row that was not there before proves it, because the list may
 * contain equal rows. They are looked up beside the write. The lookup may already see the new row, or fail: then nothing
 * proves it.
 */
export function newRow<Row extends { readonly id: unknown }>({ ask, fits, add }: NewRow<Row>) {
  let before: Promise<ReadonlySet<unknown> | null> = Promise.resolve(null);
  return {
    askBeside: (signal: AbortSignal) => {
      before = idsOfRows(ask(signal), fits);
    },
    send: add,
    check: async (signal: AbortSignal) => {
      const equal = await before;
      return equal !== null && (await findRow(ask(signal), row => fits(row) && !equal.has(row.id))) === true;
    },
  };
}
