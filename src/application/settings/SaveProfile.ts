import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { changesNothing } from '../../domain/settings/ProfileChange';
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
    const { state } = this.session;
    if (state.step !== 'authorized' || this.form.saving.step === 'sending') return;
    const change = this.editing.changes;
    if (changesNothing(change)) return this.form.saved(change, state.profile);
    runInAction(() => {
      this.form.sent();
      this.work.writeStarted();
    });
    const answer = await this.update.execute(change);
    runInAction(() => {
      this.work.writeEnded();
      if (answer.ok) this.form.saved(change, answer.value);
      else this.form.failed(answer.failure);
    });
    this.editing.settled();
  }
}
