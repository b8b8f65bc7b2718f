import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { NotificationKind, NotificationPermissions } from '../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../domain/session/Profile';
import { type ProfileChange, withChange } from '../../domain/settings/ProfileChange';
import type { Failure, Sending, WriteStatus } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import { failed, type Result, success } from '../../domain/shared/Result';
import { Writes } from '../outcomes/Writes';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from '../session/SessionStore';
import { Appearance } from './Appearance';

/** Changes the profile of the dealer who is signed in, and shows what another tab or device has changed in it. */
@injectable()
export class OwnProfile {
  readonly language: LatestChoice<Language> = new LatestChoice<Language>((language, onSending) =>
    this.writes.send({
      send: () => this.change({ dealer: { language } }),
      // A later choice is sent without waiting for the outcome of this one.
      check: async () => this.language.choice !== language || (await this.reread())?.dealer.language === language,
      onSending,
    }),
  );
  /** Which news the profile permits. */
  readonly permissions = new LatestChoice<Partial<NotificationPermissions>>((permissions, onSending) =>
    this.writes.send({
      send: () => this.change({ permissions }),
      check: async () => {
        const kept = (await this.reread())?.notificationPermissions;
        return (
          kept !== undefined && Object.entries(permissions).every(([kind, is]) => kept[kind as NotificationKind] === is)
        );
      },
      onSending,
    }),
  );
  private latest: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly profiles: Profiles,
    private readonly session: SessionStore,
    private readonly appearance: Appearance,
    private readonly writes: Writes,
    private readonly window: BrowserWindow,
  ) {}

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
    this.session.profileChanged(answer.value);
    return answer.value;
  }

  /**
   * Changes the language on this device and in the profile, because the server translates into the profile's language. A
   * choice on a device takes precedence over the profile's language on that device.
   */
  async changeLanguage(language: Language): Promise<void> {
    if (await this.appearance.chooseLanguage(language)) await this.language.choose(language);
  }

  isPermitted(kind: NotificationKind): boolean {
    return this.permissions.choice?.[kind] ?? this.session.profile?.notificationPermissions[kind] ?? false;
  }

  permit(kind: NotificationKind, isPermitted: boolean): Promise<void> {
    return this.permissions.choose({ ...this.permissions.choice, [kind]: isPermitted });
  }

  private async send(change: ProfileChange): Promise<Result<void, Failure>> {
    const { state } = this.session;
    if (state.step !== 'authorized') return failed({ reason: 'aborted' });
    const answer = await this.profiles.update(change);
    if (!answer.ok) return answer;
    this.session.profileChanged(answer.value ?? withChange(state.profile, change));
    return success(undefined);
  }
}

/** A choice that is sent at once. Sends one request at a time, so that the last choice wins on the server. */
class LatestChoice<Choice> {
  saving: WriteStatus = { step: 'idle' };
  /** What the server does not have yet. Null if it has everything. */
  choice: Choice | null = null;

  constructor(
    private readonly sendOne: (choice: Choice, onSending: (status: Sending) => void) => Promise<Result<void, Failure>>,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  async choose(choice: Choice): Promise<void> {
    this.choice = choice;
    if (this.saving.step !== 'sending') await this.send();
  }

  async send(): Promise<void> {
    for (let sent: Choice | null = null; this.choice !== sent;) {
      sent = this.choice!;
      const answer = await this.sendOne(sent, status => this.became(status));
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
