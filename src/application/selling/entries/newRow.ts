import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import { type AskPage, findRow, idsOfRows } from './findRow';

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
    look: async (signal: AbortSignal) => {
      const equal = await before;
      return equal !== null && (await findRow(ask(signal), row => fits(row) && !equal.has(row.id))) === true;
    },
  };
}
