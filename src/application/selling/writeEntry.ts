import { runInAction } from 'mobx';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { UnsavedWork } from '../session/UnsavedWork';
import type { EntryForm } from './EntryForm';
import type { Removal } from './Removal';

type Dialog = Pick<EntryForm<object, unknown> | Removal<unknown>, 'writing' | 'sent' | 'failed' | 'closed'>;

interface EntryWriting {
  readonly write: () => Promise<Result<void, Failure>>;
  readonly reload: () => Promise<void>;
  /** Before the dialog closes. */
  readonly onDone?: () => void;
}

/** Sends what a dialog is about, once; the dialog closes when it is done, and stays as it is where it is not. */
export async function writeEntry(
  dialog: Dialog,
  work: UnsavedWork,
  { write, reload, onDone }: EntryWriting,
): Promise<void> {
  if (dialog.writing.step === 'sending') return;
  runInAction(() => {
    dialog.sent();
    work.writeStarted();
  });
  const answer = await write();
  runInAction(() => {
    work.writeEnded();
    if (!answer.ok) return dialog.failed(answer.failure);
    onDone?.();
    dialog.closed();
  });
  // Where nobody knows whether it was done, the list shows it.
  if (answer.ok || leavesOutcomeOpen(answer.failure)) await reload();
}
