import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { profileChangeTo, profileFormOf } from '../../domain/settings/ProfileForm';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../shared/UnsavedWork';
import { EditProfile } from './EditProfile';
import { ProfileFormStore } from './ProfileFormStore';
import { UpdateProfile } from './UpdateProfile';

/** Sends only the changed fields. */
@injectable()
export class SaveProfile {
  constructor(
    @inject(UpdateProfile) private readonly update: UpdateProfile,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ProfileFormStore) private readonly form: ProfileFormStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(EditProfile) private readonly editing: EditProfile,
  ) {}

  async execute(): Promise<void> {
    if (!this.session.profile || this.form.isSending) return;
    const { changes, isDirty } = this.form;
    if (!isDirty) return this.form.saved();
    runInAction(() => {
      this.form.sent();
      this.work.writeStarted();
    });
    const answer = await this.update.execute(profileChangeTo(changes));
    runInAction(() => {
      this.work.writeEnded();
      if (answer.ok) this.form.saved(changes, profileFormOf(answer.value));
      else this.form.failed(answer.failure);
    });
    this.editing.settled();
  }
}
