import type { Failure } from '../../../domain/shared/Failure';
import { type Result, success } from '../../../domain/shared/Result';
import type { SendWrite } from '../../outcomes/SendWrite';
import type { Removal } from './Removal';
import { writeEntry } from './writeEntry';

interface EntryRemoval<Row> {
  readonly remove: (row: Row) => Promise<Result<void, Failure>>;
  /** Asks the server whether the entry is gone. */
  readonly isGone: (row: Row, signal: AbortSignal) => Promise<boolean>;
  readonly onRemoved: (row: Row) => void;
  readonly reload: () => Promise<void>;
}

/** Removes the entry that the dialog asks about. An entry that is already gone counts as removed. */
export async function removeEntry<Row>(
  removal: Removal<Row>,
  write: SendWrite,
  { remove, isGone, onRemoved, reload }: EntryRemoval<Row>,
): Promise<void> {
  const { row } = removal;
  if (row === null) return;
  const send = async () => {
    const answer = await remove(row);
    return !answer.ok && answer.failure.reason === 'notFound' ? success(undefined) : answer;
  };
  const look = (signal: AbortSignal) => isGone(row, signal);
  await writeEntry(removal, write, { send, look, onDone: () => onRemoved(row), reload });
}
