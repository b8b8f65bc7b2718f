import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Profile } from '../../domain/session/Profile';
import { type ProfileChange, withChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import { failed, type Result, success } from '../../domain/shared/Result';
import { Writes } from '../outcomes/Writes';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from '../session/SessionStore';
import type { WriteStatus } from '../shared/WriteStatus';
import { Appearance } from './Appearance';

/** Changes the profile of the dealer who is signed in, and shows what another tab or device has changed in it. */
@injectable()
export class OwnProfile {
  /** Whether the chosen language is saved in the profile. */
  savingLanguage: WriteStatus = { step: 'idle' };
  private wantedLanguage: Language | null = null;
  private latest: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly profiles: Profiles,
    private readonly session: SessionStore,
    private readonly appearance: Appearance,
    private readonly write: Writes,
    private readonly window: BrowserWindow,
  ) {
    makeObservable(this, { savingLanguage: observableRef });
  }

  /** Shows what has changed elsewhere each time the dealer returns to this tab. Runs until it is cancelled. */
  run(): Cancel {
    return this.window.onFocus(() => {
      void this.appearance.followLanguage();
      void this.reread();
    });
  }

  /**
   * Sends the changes of the profile one after the other. Each answer contains the whole profile, so the answer to an earlier
   * change must not replace that to a later one. The session has the new profile then. `aborted` if the session ended before
   * the change was sent.
   */
  change(change: ProfileChange): Promise<Result<void, Failure>> {
    const answer = this.latest.then(() => this.send(change));
    this.latest = answer;
    return answer;
  }

  /** Fetches the profile again. The known one stays, and null is returned, if this fails or a change is sent meanwhile. */
  async reread(): Promise<Profile | null> {
    const { latest } = this;
    await latest;
    if (this.session.state.step !== 'authorized') return null;
    const answer = await this.profiles.current();
    if (!answer.ok || latest !== this.latest) return null;
    runInAction(() => this.session.profileChanged(answer.value));
    return answer.value;
  }

  /**
   * Changes the language on this device and in the profile, because the server translates into the profile's language. A
   * choice on a device takes precedence over the profile's language on that device. Sends one request at a time, so that the
   * last choice wins on the server.
   */
  async changeLanguage(language: Language): Promise<void> {
    if (!(await this.appearance.chooseLanguage(language))) return;
    this.wantedLanguage = language;
    if (this.savingLanguage.step === 'sending') return;
    this.now({ step: 'sending' });
    for (let sent: Language | null = null; sent !== this.wantedLanguage;) {
      sent = this.wantedLanguage;
      const answer = await this.sendLanguage(sent);
      if (!answer.ok && sent === this.wantedLanguage) return this.now({ step: 'failed', failure: answer.failure });
    }
    this.now({ step: 'saved' });
  }

  /** The dealer closed the message that the language is not stored. */
  dismissLanguageFailure(): void {
    this.now({ step: 'idle' });
  }

  private async send(change: ProfileChange): Promise<Result<void, Failure>> {
    const { state } = this.session;
    if (state.step !== 'authorized') return failed({ reason: 'aborted' });
    const answer = await this.profiles.update(change);
    if (!answer.ok) return answer;
    const profile = answer.value ?? withChange(state.profile, change);
    runInAction(() => this.session.profileChanged(profile));
    return success(undefined);
  }

  private sendLanguage(language: Language): Promise<Result<void, Failure>> {
    return this.write.send({
      send: () => this.change({ dealer: { language } }),
      // A later choice is sent without waiting for the outcome of this one.
      check: async () => this.wantedLanguage !== language || (await this.reread())?.dealer.language === language,
      onLost: () => this.now({ step: 'sending', isAnswerLost: true }),
    });
  }

  private now(saving: WriteStatus): void {
    runInAction(() => (this.savingLanguage = saving));
  }
}
