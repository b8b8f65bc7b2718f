import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { Pictures } from '../ports/Pictures';
import { LatestRequests } from '../shared/LatestRequests';
import { EditProfile } from './EditProfile';
import { ProfileFormStore } from './ProfileFormStore';

/** Puts a picture into the profile form. It is scaled down first. */
@injectable()
export class ChooseAvatar {
  private readonly readings = new LatestRequests();

  constructor(
    @inject(Pictures) private readonly pictures: Pictures,
    @inject(ProfileFormStore) private readonly form: ProfileFormStore,
    @inject(EditProfile) private readonly editing: EditProfile,
  ) {}

  async execute(file: Blob): Promise<void> {
    const signal = this.readings.start();
    const avatar = await this.pictures.avatarOf(file);
    // The dealer has chosen another file while this one was being read.
    if (signal.aborted) return;
    this.readings.end();
    if (avatar.ok) this.editing.execute({ avatar: avatar.value });
    else runInAction(() => this.form.pictureUnreadable());
  }
}
