import { EditProfile } from '../../../src/application/settings/EditProfile';
import { ProfileFormStore } from '../../../src/application/settings/ProfileFormStore';
import { SaveProfile } from '../../../src/application/settings/SaveProfile';
import type { Profile } from '../../../src/domain/session/Profile';
import { Workplace } from '../../support/Workplace';

/** The profile form of the dealer who is signed in. */
export function aProfileForm(at = new Workplace()) {
  const form = new ProfileFormStore();
  const { drafts, browserWindow, profiles } = at.twins;
  const editing = new EditProfile(at.dealerDrafts, browserWindow, at.session, form, at.work);
  const saveProfile = new SaveProfile(profiles, at.session, form, at.work, editing);
  const sent = jest.spyOn(profiles, 'update');
  return { at, form, editing, saveProfile, sent, kept: () => drafts.read('11', 'profile') };
}

export function profileOf({ session }: Workplace): Profile {
  if (session.state.step !== 'authorized') throw new Error('Nobody is here.');
  return session.state.profile;
}
