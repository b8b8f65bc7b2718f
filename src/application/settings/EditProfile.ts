import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import { dealerFields } from '../../domain/settings/ProfileChange';
import { profileChangeTo, type ProfileForm, profileFormOf } from '../../domain/settings/ProfileForm';
import { imageAddress } from '../../domain/shared/WebAddress';
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
    super({ drafts, read: profileDraft, toStore: profileChangeTo });
    this.begin('profile', form);
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

/** The valid values of a stored draft. */
function profileDraft(kept: unknown): Partial<ProfileForm> {
  const { dealer, permissions } = fieldsOf(kept);
  const texts = fieldsOf(dealer);
  const flags = fieldsOf(permissions);
  const avatar = typeof texts.avatar === 'string' ? imageAddress(texts.avatar) : null;
  return {
    ...Object.fromEntries(dealerFields.filter(field => typeof texts[field] === 'string').map(entryFrom(texts))),
    ...(avatar !== null && { avatar }),
    ...Object.fromEntries(notificationKinds.filter(kind => typeof flags[kind] === 'boolean').map(entryFrom(flags))),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const entryFrom = (values: Readonly<Record<string, unknown>>) => (key: string) => [key, values[key]] as const;
