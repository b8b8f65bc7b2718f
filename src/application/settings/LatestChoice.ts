import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { WriteStatus } from '../shared/WriteStatus';

/** A choice that is sent at once. Sends one request at a time, so that the last choice wins on the server. */
export class LatestChoice<Choice> {
  saving: WriteStatus = { step: 'idle' };
  /** What the server does not have yet. Null if it has everything. */
  choice: Choice | null = null;

  /** `onLost` is called if the answer is lost and its outcome is looked for. */
  constructor(private readonly sendOne: (choice: Choice, onLost: () => void) => Promise<Result<void, Failure>>) {
    makeAutoObservable(this, {}, { deep: false });
  }

  async choose(choice: Choice): Promise<void> {
    this.choice = choice;
    if (this.saving.step !== 'sending') await this.send();
  }

  async send(): Promise<void> {
    for (let sent: Choice | null = null; this.choice !== sent;) {
      sent = this.choice!;
      this.became({ step: 'sending' });
      const answer = await this.sendOne(sent, () => this.became({ step: 'sending', isAnswerLost: true }));
      if (!answer.ok && this.choice === sent) return this.became({ step: 'failed', failure: answer.failure });
    }
    this.became({ step: 'saved' });
  }

  /** Neither a failure nor that it was saved is said any longer. */
  dismiss(step: 'failed' | 'saved'): void {
    if (this.saving.step === step) this.became({ step: 'idle' });
  }

  private became(saving: WriteStatus): void {
    this.saving = saving;
    if (saving.step === 'saved') this.choice = null;
  }
}
