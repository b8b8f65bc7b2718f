import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import type { UnsavedWork } from '../session/UnsavedWork';
import type { Removal } from './Removal';
import { writeEntry } from './writeEntry';

interface EntryRemoval<Id> {
  readonly remove: (id: Id) => Promise<Result<void, Failure>>;
  /** Nothing typed over it can be sent any more. */
  readonly forget: (id: Id) => void;
  readonly reload: () => Promise<void>;
}

/** Removes the entry that the dialog asks about. One that is gone already counts as removed. */
export async function removeEntry<Id>(
  removal: Removal<{ readonly id: Id }>,
  work: UnsavedWork,
  { remove, forget, reload }: EntryRemoval<Id>,
): Promise<void> {
  const { row } = removal;
  if (row === null) return;
  const write = async () => {
    const answer = await remove(row.id);
    return !answer.ok && answer.failure.reason === 'notFound' ? success(undefined) : answer;
  };
  await writeEntry(removal, work, { write, reload, onDone: () => forget(row.id) });
}
