import { injectable } from 'inversify';
import { action, autorun, makeObservable, observableRef, override, runInAction } from 'mobx';
import { PROFILE_FORM } from '../../domain/book/BookRecord';
import {
  emptyProfileForm,
  hasValues,
  profileChangeTo,
  type ProfileForm,
  profileFormOf,
} from '../../domain/settings/ProfileForm';
import { FormDrafts } from '../drafts/FormDrafts';
import { FormEditing } from '../drafts/FormEditing';
import { FormState } from '../drafts/FormState';
import { SendWrite } from '../outcomes/SendWrite';
import { type PictureFailure, Pictures } from '../ports/Pictures';
import { SessionStore } from '../session/SessionStore';
import { LatestRequests } from '../shared/LatestRequests';
import { UpdateProfile } from './UpdateProfile';

/** Edits and saves the profile. What another tab or device changes in it meanwhile is shown, except over input. */
@injectable()
export class EditProfile extends FormEditing<ProfileForm> {
  readonly form = new ProfileFormState();
  private readonly readings = new LatestRequests();

  constructor(
    drafts: FormDrafts,
    private readonly session: SessionStore,
    private readonly pictures: Pictures,
    private readonly update: UpdateProfile,
    private readonly write: SendWrite,
  ) {
    super({ drafts, collection: 'profileForms' });
    this.begin(PROFILE_FORM, this.form);
    autorun(() => this.baseArrived(session.profile && profileFormOf(session.profile)));
  }

  async open(): Promise<void> {
    this.shown();
    await this.restore();
  }

  close(): void {
    this.hidden();
  }

  /** Puts a picture into the form. It is scaled down first. */
  async chooseAvatar(file: Blob): Promise<void> {
    const signal = this.readings.start();
    const avatar = await this.pictures.avatarOf(file);
    // The dealer has chosen another file while this one was being read.
    if (signal.aborted) return;
    this.readings.end();
    if (avatar.ok) this.execute({ avatar: avatar.value });
    else this.form.pictureFailed(avatar.failure);
  }

  /** Sends only the changed fields. */
  async save(): Promise<void> {
    const { profile } = this.session;
    if (!profile || this.form.isSending) return;
    const { changes, isDirty } = this.form;
    if (!isDirty) return this.form.saved();
    const before = profileFormOf(profile);
    this.form.sent();
    const answer = await this.write.execute({
      send: () => this.update.execute(profileChangeTo(changes)),
      check: async () => {
        const found = await this.update.reread();
        return found !== null && hasValues(profileFormOf(found), changes, before);
      },
      onLost: () => this.form.answerLost(),
    });
    runInAction(() => {
      if (answer.ok) this.form.saved(changes, this.session.profile ? profileFormOf(this.session.profile) : undefined);
      else this.form.failed(answer.failure);
    });
    this.settled();
  }
}

class ProfileFormState extends FormState<ProfileForm> {
  /** Why the file that was chosen last is not the picture. */
  pictureFailure: PictureFailure | null = null;

  constructor() {
    super(emptyProfileForm);
    makeObservable(this, {
      pictureFailure: observableRef,
      pictureFailed: action,
      edited: override,
      started: override,
    });
  }

  pictureFailed(failure: PictureFailure): void {
    this.pictureFailure = failure;
  }

  override edited(change: Partial<ProfileForm>): void {
    if (change.avatar !== undefined) this.pictureFailure = null;
    super.edited(change);
  }

  override started(base: ProfileForm | null): void {
    this.pictureFailure = null;
    super.started(base);
  }
}
