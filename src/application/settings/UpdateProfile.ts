import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Profile } from '../../domain/session/Profile';
import { type ProfileChange, withChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from '../session/SessionStore';

/**
 * Sends the changes of the profile one after the other. Each answer contains the whole profile, so the answer to an
 * earlier change must not replace that to a later one.
 */
@injectable()
export class UpdateProfile {
  private latest: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly profiles: Profiles,
    private readonly session: SessionStore,
  ) {}

  /** The session has the new profile then. `aborted` if the session ended before the change was sent. */
  execute(change: ProfileChange): Promise<Result<void, Failure>> {
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

  private async send(change: ProfileChange): Promise<Result<void, Failure>> {
    const { state } = this.session;
    if (state.step !== 'authorized') return failed({ reason: 'aborted' });
    const answer = await this.profiles.update(change);
    if (!answer.ok) return answer;
    const profile = answer.value ?? withChange(state.profile, change);
    runInAction(() => this.session.profileChanged(profile));
    return success(undefined);
  }
}
