import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Language } from '../../domain/shared/Language';
import { UnsavedWork } from '../shared/UnsavedWork';
import { ChangeAppearance } from './ChangeAppearance';
import { LanguageStore } from './LanguageStore';
import { UpdateProfile } from './UpdateProfile';

/**
 * Changes the language on this device and in the profile, because the server translates into the profile's language. A
 * choice on a device takes precedence over the profile's language on that device.
 */
@injectable()
export class ChangeLanguage {
  private wanted: Language | null = null;

  constructor(
    @inject(UpdateProfile) private readonly update: UpdateProfile,
    @inject(ChangeAppearance) private readonly appearance: ChangeAppearance,
    @inject(LanguageStore) private readonly store: LanguageStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  /** Sends one request at a time, so that the last choice wins on the server. */
  async execute(language: Language): Promise<void> {
    if (!(await this.appearance.language(language))) return;
    this.wanted = language;
    if (this.store.saving.step === 'sending') return;
    runInAction(() => {
      this.store.sent();
      this.work.writeStarted();
    });
    await this.storeWanted();
    runInAction(() => this.work.writeEnded());
  }

  /** The dealer closed the message that the language is not stored. */
  dismissFailure(): void {
    this.store.dismissed();
  }

  private async storeWanted(): Promise<void> {
    for (let sent: Language | null = null; sent !== this.wanted;) {
      sent = this.wanted;
      const answer = await this.update.execute({ dealer: { language: sent! } });
      if (!answer.ok && sent === this.wanted) return this.store.failed(answer.failure);
    }
    this.store.saved();
  }
}
