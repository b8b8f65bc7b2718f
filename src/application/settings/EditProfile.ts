import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { PROFILE_FORM } from '../../domain/book/BookRecord';
import { type ProfileForm, profileFormOf } from '../../domain/settings/ProfileForm';
import { FormDrafts } from '../drafts/FormDrafts';
import { FormEditing } from '../drafts/FormEditing';
import { SessionStore } from '../session/SessionStore';
import { ProfileFormStore } from './ProfileFormStore';

/** Edits the profile. What another tab or device changes in it meanwhile is shown, except over input. */
@injectable()
export class EditProfile extends FormEditing<ProfileForm> {
  constructor(
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(SessionStore) session: SessionStore,
    @inject(ProfileFormStore) form: ProfileFormStore,
  ) {
    super({ drafts, collection: 'profileForms' });
    this.begin(PROFILE_FORM, form);
    autorun(() => this.baseArrived(session.profile && profileFormOf(session.profile)));
  }

  async open(): Promise<void> {
    this.shown();
    await this.restore();
  }

  close(): void {
    this.hidden();
  }
}
