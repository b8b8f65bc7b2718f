import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type ProfileChange, withChange } from '../../domain/settings/ProfileChange';
import type { Language } from '../../domain/shared/Language';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { ChangeAppearance } from './ChangeAppearance';
import { LanguageStore } from './LanguageStore';

/**
 * Changes the language on this device and in the profile, because the server translates into the profile's language. A
 * choice on a device takes precedence over the profile's language on that device.
 */
@injectable()
export class ChangeLanguage {
  private wanted: Language | null = null;

  constructor(
    @inject(Profiles) private readonly profiles: Profiles,
    @inject(SessionStore) private readonly session: SessionStore,
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

  private async storeWanted(): Promise<void> {
    for (let sent: Language | null = null; sent !== this.wanted;) {
      sent = this.wanted;
      const answer = await this.profiles.update({ dealer: { language: sent! } });
      if (!answer.ok && sent === this.wanted) return this.store.failed(answer.failure);
      if (answer.ok) this.arrived(answer.value, { dealer: { language: sent! } });
    }
    this.store.saved();
  }

  private arrived(profile: Parameters<typeof withChange>[0] | null, change: ProfileChange): void {
    const { state } = this.session;
    if (state.step === 'authorized') this.session.profileChanged(profile ?? withChange(state.profile, change));
  }
}
