import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/shared/Failure';
import type { WriteStatus } from '../../shared/WriteStatus';

/** The dialog that asks before a row is removed. */
export class Removal<Row> {
  row: Row | null = null;
  writing: WriteStatus = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { row: observableRef, writing: observableRef });
  }

  asked(row: Row): void {
    if (this.writing.step === 'sending') return;
    this.row = row;
    this.writing = { step: 'idle' };
  }

  sent(): void {
    this.writing = { step: 'sending' };
  }

  answerLost(): void {
    this.writing = { step: 'sending', isAnswerLost: true };
  }

  failed(failure: Failure): void {
    this.writing = { step: 'failed', failure };
  }

  /** Does nothing while the removal is being sent. */
  cancelled(): void {
    if (this.writing.step !== 'sending') this.closed();
  }

  closed(): void {
    this.row = null;
    this.writing = { step: 'idle' };
  }
}
