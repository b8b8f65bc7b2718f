import type { Failure } from '../../../domain/shared/Failure';
import { type Result, success } from '../../../domain/shared/Result';
import type { Removal } from './Removal';
import { type EntryTools, writeEntry } from './writeEntry';

interface EntryRemoval<Id> {
  readonly remove: (id: Id) => Promise<Result<void, Failure>>;
  /** Asks the server whether the entry is gone. */
  readonly isGone: (id: Id, signal: AbortSignal) => Promise<boolean>;
  /** Nothing typed over it can be sent any more. */
  readonly forget: (id: Id) => void;
  readonly reload: () => Promise<void>;
}

/** Removes the entry that the dialog asks about. One that is gone already counts as removed. */
export async function removeEntry<Id>(
  removal: Removal<{ readonly id: Id }>,
  tools: EntryTools,
  { remove, isGone, forget, reload }: EntryRemoval<Id>,
): Promise<void> {
  const { row } = removal;
  if (row === null) return;
  const write = async () => {
    const answer = await remove(row.id);
    return !answer.ok && answer.failure.reason === 'notFound' ? success(undefined) : answer;
  };
  const isDone = (signal: AbortSignal) => isGone(row.id, signal);
  await writeEntry(removal, tools, { write, isDone, reload, onDone: () => forget(row.id) });
}
