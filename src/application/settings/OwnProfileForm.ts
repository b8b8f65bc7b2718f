import { injectable } from 'inversify';
import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { PROFILE_FORM } from '../../domain/book/BookRecord';
import {
  emptyProfileForm,
  hasValues,
  profileChangeTo,
  type ProfileForm,
  profileFormOf,
} from '../../domain/settings/ProfileForm';
import { success } from '../../domain/shared/Result';
import { Drafts } from '../forms/Drafts';
import { Form } from '../forms/Form';
import { Writes } from '../outcomes/Writes';
import { type PictureFailure, Pictures } from '../ports/Pictures';
import { SessionStore } from '../session/SessionStore';
import { LatestRequests } from '../shared/LatestRequests';
import { OwnProfile } from './OwnProfile';

/** The form of the profile. What another tab or device changes in it meanwhile is shown, except over input. */
@injectable()
export class OwnProfileForm {
  readonly form: Form<ProfileForm>;
  /** Why the file that was chosen last is not the picture. */
  pictureFailure: PictureFailure | null = null;
  private readonly readings = new LatestRequests();

  constructor(
    drafts: Drafts,
    private readonly session: SessionStore,
    private readonly pictures: Pictures,
    private readonly profile: OwnProfile,
    private readonly writes: Writes,
  ) {
    const draft = drafts.of('profileForms', PROFILE_FORM);
    this.form = new Form({ empty: emptyProfileForm, draft }, null);
    reaction(
      () => session.profile,
      profile => this.form.arrived(profile && profileFormOf(profile)),
      { fireImmediately: true },
    );
    makeObservable(this, { pictureFailure: observableRef });
  }

  /** Puts a picture into the form. It is scaled down first. */
  async chooseAvatar(file: Blob): Promise<void> {
    const signal = this.readings.start();
    const avatar = await this.pictures.avatarOf(file);
    // The dealer has chosen another file while this one was being read.
    if (signal.aborted) return;
    this.readings.end();
    runInAction(() => (this.pictureFailure = avatar.ok ? null : avatar.failure));
    if (avatar.ok) this.form.edit({ avatar: avatar.value });
  }

  discard(): void {
    runInAction(() => (this.pictureFailure = null));
    this.form.discard();
  }

  /** Sends only the changed fields. */
  async save(): Promise<void> {
    const { base: before, changes, isDirty } = this.form;
    await this.form.submit(async onSending => {
      if (before === null || !isDirty) return success(undefined);
      const answer = await this.writes.send({
        send: () => this.profile.change(profileChangeTo(changes)),
        check: async () => {
          const found = await this.profile.reread();
          return found !== null && hasValues(profileFormOf(found), changes, before);
        },
        onSending,
      });
      const { profile } = this.session;
      return answer.ok && profile ? success(profileFormOf(profile)) : answer;
    });
  }
}
