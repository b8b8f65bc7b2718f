import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowsStatus } from './PagedRows';

/** A short list to choose from, such as the brands. It is loaded as a whole. */
export class ChoiceList<Choice> {
  choices: readonly Choice[] = [];
  hasArrived = false;
  status: RowsStatus = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { choices: observableRef, status: observableRef });
  }

  loadStarted(): void {
    this.status = { step: 'loading' };
  }

  loadFailed(because: Failure): void {
    this.status = { step: 'failed', because };
  }

  arrived(choices: readonly Choice[]): void {
    this.choices = choices;
    this.hasArrived = true;
    this.status = { step: 'idle' };
  }
}
