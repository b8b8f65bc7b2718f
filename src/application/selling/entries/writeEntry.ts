import { runInAction } from 'mobx';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { type Result, success } from '../../../domain/shared/Result';
import type { SendWrite, Write } from '../../outcomes/SendWrite';
import type { EntryForm } from './EntryForm';
import type { Removal } from './Removal';

type Dialog = Pick<
  EntryForm<object, unknown> | Removal<unknown>,
  'writing' | 'sent' | 'answerLost' | 'failed' | 'closed'
>;

interface EntryWrite extends Pick<Write, 'askBeside' | 'send' | 'look'> {
  /** Called when the dialog has closed. */
  readonly onDone: () => void;
  readonly reload: () => Promise<void>;
}

/** Sends the write of a dialog once. The dialog closes if the write succeeds, and otherwise shows the failure. */
export async function writeEntry(dialog: Dialog, write: SendWrite, { onDone, reload, ...sent }: EntryWrite) {
  if (dialog.writing.step === 'sending') return;
  runInAction(() => dialog.sent());
  const answer = await write.execute({ ...sent, onLost: () => dialog.answerLost() });
  runInAction(() => {
    if (!answer.ok) return dialog.failed(answer.failure);
    dialog.closed();
    onDone();
  });
  // If the outcome is unknown, the list shows it.
  if (answer.ok || leavesOutcomeOpen(answer.failure)) await reload();
}

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
