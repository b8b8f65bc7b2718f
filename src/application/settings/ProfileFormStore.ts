import { action, makeObservable, observable, override } from 'mobx';
import { emptyProfileForm, type ProfileForm } from '../../domain/settings/ProfileForm';
import { FormState } from '../shared/FormState';

/** The form of the dealer's profile. */
export class ProfileFormStore extends FormState<ProfileForm> {
  /** The file that was chosen last could not be read as a picture. */
  isPictureUnreadable = false;

  constructor() {
    super(emptyProfileForm);
    makeObservable(this, {
      isPictureUnreadable: observable,
      pictureUnreadable: action,
      edited: override,
      started: override,
    });
  }

  pictureUnreadable(): void {
    this.isPictureUnreadable = true;
  }

  override edited(change: Partial<ProfileForm>): void {
    if (change.avatar !== undefined) this.isPictureUnreadable = false;
    super.edited(change);
  }

  override started(base: ProfileForm | null): void {
    this.isPictureUnreadable = false;
    super.started(base);
  }
}
