import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { NotificationKind, NotificationPermissions } from '../../domain/notifications/NotificationPermissions';
import { Writes } from '../outcomes/Writes';
import { SessionStore } from '../session/SessionStore';
import type { WriteStatus } from '../shared/WriteStatus';
import { OwnProfile } from './OwnProfile';

/** Changes which news the profile permits. Each choice is sent at once. */
@injectable()
export class ChangePermissions {
  saving: WriteStatus = { step: 'idle' };
  /** What the profile does not have yet. */
  private chosen: Partial<NotificationPermissions> = {};

  constructor(
    private readonly session: SessionStore,
    private readonly profile: OwnProfile,
    private readonly write: Writes,
  ) {
    makeObservable<this, 'chosen'>(this, { saving: observableRef, chosen: observableRef });
  }

  isPermitted(kind: NotificationKind): boolean {
    return this.chosen[kind] ?? this.session.profile?.notificationPermissions[kind] ?? false;
  }

  async execute(kind: NotificationKind, isPermitted: boolean): Promise<void> {
    runInAction(() => (this.chosen = { ...this.chosen, [kind]: isPermitted }));
    if (this.saving.step !== 'sending') await this.send();
  }

  /** Sends one request at a time, so that the last choice wins on the server. */
  async send(): Promise<void> {
    for (let sent: Partial<NotificationPermissions> | null = null; sent !== this.chosen;) {
      sent = this.chosen;
      this.now({ step: 'sending' });
      const answer = await this.sendChosen(sent);
      if (!answer.ok && sent === this.chosen) return this.now({ step: 'failed', failure: answer.failure });
    }
    runInAction(() => (this.chosen = {}));
    this.now({ step: 'saved' });
  }

  /** What was saved is said only until the page closes. */
  pageClosed(): void {
    if (this.saving.step === 'saved') this.now({ step: 'idle' });
  }

  private now(saving: WriteStatus): void {
    runInAction(() => (this.saving = saving));
  }

  private sendChosen(permissions: Partial<NotificationPermissions>) {
    return this.write.send({
      send: () => this.profile.change({ permissions }),
      check: async () => {
        const kept = (await this.profile.reread())?.notificationPermissions;
        return (
          kept !== undefined && Object.entries(permissions).every(([kind, is]) => kept[kind as NotificationKind] === is)
        );
      },
      onLost: () => this.now({ step: 'sending', isAnswerLost: true }),
    });
  }
}
