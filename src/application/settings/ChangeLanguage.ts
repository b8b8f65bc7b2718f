import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import type { Result } from '../../domain/shared/Result';
import { Writes } from '../outcomes/Writes';
import type { WriteStatus } from '../shared/WriteStatus';
import { Appearance } from './Appearance';
import { UpdateProfile } from './UpdateProfile';

/**
 * Changes the language on this device and in the profile, because the server translates into the profile's language. A
 * choice on a device takes precedence over the profile's language on that device.
 */
@injectable()
export class ChangeLanguage {
  /** Whether the chosen language is saved in the profile. */
  saving: WriteStatus = { step: 'idle' };
  private wanted: Language | null = null;

  constructor(
    private readonly update: UpdateProfile,
    private readonly appearance: Appearance,
    private readonly write: Writes,
  ) {
    makeObservable(this, { saving: observableRef });
  }

  /** Sends one request at a time, so that the last choice wins on the server. */
  async execute(language: Language): Promise<void> {
    if (!(await this.appearance.chooseLanguage(language))) return;
    this.wanted = language;
    if (this.saving.step === 'sending') return;
    this.now({ step: 'sending' });
    await this.storeWanted();
  }

  /** The dealer closed the message that the language is not stored. */
  dismissFailure(): void {
    this.now({ step: 'idle' });
  }

  private async storeWanted(): Promise<void> {
    for (let sent: Language | null = null; sent !== this.wanted;) {
      sent = this.wanted;
      const answer = await this.send(sent!);
      if (!answer.ok && sent === this.wanted) return this.now({ step: 'failed', failure: answer.failure });
    }
    this.now({ step: 'saved' });
  }

  private now(saving: WriteStatus): void {
    runInAction(() => (this.saving = saving));
  }

  private send(language: Language): Promise<Result<void, Failure>> {
    return this.write.send({
      send: () => this.update.execute({ dealer: { language } }),
      // A later choice is sent without waiting for the outcome of this one.
      check: async () => this.wanted !== language || (await this.update.reread())?.dealer.language === language,
      onLost: () => this.now({ step: 'sending', isAnswerLost: true }),
    });
  }
}
