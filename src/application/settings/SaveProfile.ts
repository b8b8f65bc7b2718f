import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { hasValues, profileChangeTo, profileFormOf } from '../../domain/settings/ProfileForm';
import { SendWrite } from '../outcomes/SendWrite';
import { SessionStore } from '../session/SessionStore';
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
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(EditProfile) private readonly editing: EditProfile,
  ) {}

  async execute(): Promise<void> {
    const { profile } = this.session;
    if (!profile || this.form.isSending) return;
    const { changes, isDirty } = this.form;
    if (!isDirty) return this.form.saved();
    const before = profileFormOf(profile);
    runInAction(() => this.form.sent());
    const answer = await this.write.execute({
      send: () => this.update.execute(profileChangeTo(changes)),
      look: async () => {
        const found = await this.update.reread();
        return found !== null && hasValues(profileFormOf(found), changes, before);
      },
      onLost: () => this.form.answerLost(),
    });
    runInAction(() => {
      if (answer.ok) this.form.saved(changes, this.session.profile ? profileFormOf(this.session.profile) : undefined);
      else this.form.failed(answer.failure);
    });
    this.editing.settled();
  }
}
