import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { WriteStatus } from '../shared/WriteStatus';

/** Whether the chosen language is saved in the profile. */
export class LanguageStore {
  saving: WriteStatus = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { saving: observableRef });
  }

  sent(): void {
    this.saving = { step: 'sending' };
  }

  answerLost(): void {
    this.saving = { step: 'sending', isAnswerLost: true };
  }

  saved(): void {
    this.saving = { step: 'saved' };
  }

  dismissed(): void {
    this.saving = { step: 'idle' };
  }

  failed(failure: Failure): void {
    this.saving = { step: 'failed', failure };
  }
}
