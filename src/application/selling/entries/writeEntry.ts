import { runInAction } from 'mobx';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { SettleOutcome } from '../../outcomes/SettleOutcome';
import type { UnsavedWork } from '../../session/UnsavedWork';
import type { EntryForm } from './EntryForm';
import type { Removal } from './Removal';

type Dialog = Pick<
  EntryForm<object, unknown> | Removal<unknown>,
  'writing' | 'sent' | 'answerLost' | 'failed' | 'closed'
>;

interface EntryWriting {
  readonly write: () => Promise<Result<void, Failure>>;
  /** Asks the server whether the write took effect. */
  readonly isDone: (signal: AbortSignal) => Promise<boolean>;
  readonly reload: () => Promise<void>;
  /** Before the dialog closes. */
  readonly onDone?: () => void;
}

/** What every dialog's write uses. */
export interface EntryTools {
  readonly work: UnsavedWork;
  readonly outcome: SettleOutcome;
}

/** Sends what a dialog is about, once. The dialog closes when that is done, and stays as it is otherwise. */
export async function writeEntry(
  dialog: Dialog,
  { work, outcome }: EntryTools,
  { write, isDone, reload, onDone }: EntryWriting,
): Promise<void> {
  if (dialog.writing.step === 'sending') return;
  runInAction(() => {
    dialog.sent();
    work.writeStarted();
  });
  const answer = await outcome.execute(await write(), { look: isDone, onLost: () => dialog.answerLost() });
  runInAction(() => {
    work.writeEnded();
    if (!answer.ok) return dialog.failed(answer.failure);
    onDone?.();
    dialog.closed();
  });
  // If nobody knows whether it was done, the list shows it.
  if (answer.ok || leavesOutcomeOpen(answer.failure)) await reload();
}
