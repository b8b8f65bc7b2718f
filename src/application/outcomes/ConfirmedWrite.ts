import { makeAutoObservable } from 'mobx';
import { type Failure, leavesOutcomeOpen, type WriteStatus } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { Writes } from './Writes';

interface ConfirmedWriteOptions<Row> {
  readonly writes: Writes;
  readonly send: (row: Row) => Promise<Result<void, Failure>>;
  /** Asks the server once after a lost answer. True if the effect of the write shows. */
  readonly check: (row: Row, signal: AbortSignal) => Promise<boolean>;
  readonly onDone: (row: Row) => void;
  /** Reads what the write has changed, also if its outcome is unknown. */
  readonly reread: () => Promise<void>;
}

/** A write about a row that a dialog asks about once, such as a removal. */
export class ConfirmedWrite<Row> {
  /** What the dialog asks about. Null while it is closed. */
  row: Row | null = null;
  /** The last row for which this was done, for the confirmation message. */
  done: Row | null = null;
  writing: WriteStatus = { step: 'idle' };

  constructor(private readonly options: ConfirmedWriteOptions<Row>) {
    makeAutoObservable<this, 'options'>(this, { options: false }, { deep: false });
  }

  get isSending(): boolean {
    return this.writing.step === 'sending';
  }

  ask(row: Row): void {
    if (this.isSending) return;
    this.row = row;
    this.done = null;
    this.writing = { step: 'idle' };
  }

  /** Does nothing while the write is being sent. */
  cancel(): void {
    if (this.isSending) return;
    this.row = null;
    this.writing = { step: 'idle' };
  }

  /** The page is left. */
  leave(): void {
    this.cancel();
    this.done = null;
  }

  /** Sends the write after the dealer confirms it, once. */
  async confirm(): Promise<void> {
    const { row, options } = this;
    if (row === null || this.isSending) return;
    const answer = await options.writes.send({
      send: () => options.send(row),
      check: signal => options.check(row, signal),
      onSending: status => this.became(status),
    });
    this.became(answer.ok ? { step: 'saved' } : { step: 'failed', failure: answer.failure });
    if (answer.ok || leavesOutcomeOpen(answer.failure)) await options.reread();
  }

  private became(writing: WriteStatus): void {
    this.writing = writing;
    if (this.row === null || writing.step !== 'saved') return;
    this.done = this.row;
    this.row = null;
    this.options.onDone(this.done);
  }
}
