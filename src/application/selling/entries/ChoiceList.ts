import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { LoadStatus } from '../../shared/LoadStatus';

/** A short list to choose from, such as the brands. It is loaded as a whole. */
export class ChoiceList<Choice> {
  choices: readonly Choice[] = [];
  /** How many choices have no id. */
  unreadable = 0;
  hasArrived = false;
  status: LoadStatus = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  loadStarted(): void {
    this.status = { step: 'loading' };
  }

  loadFailed(failure: Failure): void {
    this.status = { step: 'failed', failure };
  }

  arrived({ rows, received }: WholeList<Choice>): void {
    this.choices = rows;
    this.unreadable = received - rows.length;
    this.hasArrived = true;
    this.status = { step: 'idle' };
  }
}
