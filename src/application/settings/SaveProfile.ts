import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { changesNothing, withChange } from '../../domain/settings/ProfileChange';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditProfile } from './EditProfile';
import { ProfileFormStore } from './ProfileFormStore';

/** Sends only the changed fields. */
@injectable()
export class SaveProfile {
  constructor(
    @inject(Profiles) private readonly profiles: Profiles,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ProfileFormStore) private readonly form: ProfileFormStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(EditProfile) private readonly editing: EditProfile,
  ) {}

  async execute(): Promise<void> {
    const { state } = this.session;
    if (state.step !== 'authorized' || this.form.saving.step === 'sending') return;
    const change = this.editing.changes;
    if (changesNothing(change)) return this.form.saved(change, state.profile);
    runInAction(() => {
      this.form.sent();
      this.work.writeStarted();
    });
    const answer = await this.profiles.update(change);
    runInAction(() => {
      this.work.writeEnded();
      if (!answer.ok) return this.form.failed(answer.failure);
      const held = this.session.state;
      const profile = answer.value ?? withChange(held.step === 'authorized' ? held.profile : state.profile, change);
      this.session.profileChanged(profile);
      this.form.saved(change, profile);
    });
    this.editing.settled();
  }
}
