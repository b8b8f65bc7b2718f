import { EditProfile } from '../../../src/application/settings/EditProfile';
import { ProfileFormStore } from '../../../src/application/settings/ProfileFormStore';
import { SaveProfile } from '../../../src/application/settings/SaveProfile';
import { PROFILE_FORM } from '../../../src/domain/book/BookRecord';
import type { Profile } from '../../../src/domain/session/Profile';
import { Workplace } from '../../support/Workplace';

/** The profile form of the dealer who is signed in. */
export function aProfileForm(at = new Workplace()) {
  const { kept, profiles } = at.twins;
  return {
    at,
    form: at.container.get(ProfileFormStore),
    editing: at.container.get(EditProfile),
    saveProfile: at.container.get(SaveProfile),
    sent: jest.spyOn(profiles, 'update'),
    kept: () => kept.read('11', 'profileForms', PROFILE_FORM),
  };
}

export function profileOf({ session }: Workplace): Profile {
  if (session.state.step !== 'authorized') throw new Error('Nobody is here.');
  return session.state.profile;
}
