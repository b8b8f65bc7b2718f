import { Drafts } from '../../../src/application/forms/Drafts';
import { OwnProfileForm } from '../../../src/application/settings/OwnProfileForm';
import { PROFILE_FORM } from '../../../src/domain/book/BookRecord';
import type { Profile } from '../../../src/domain/session/Profile';
import { Workplace } from '../../support/Workplace';

/** The profile form of the dealer who is signed in. */
export function aProfileForm(at = new Workplace()) {
  const { kept, profiles } = at.twins;
  const editing = at.container.get(OwnProfileForm);
  const { form } = editing;
  return {
    at,
    form,
    editing,
    open: () => {
      at.container.get(Drafts).shown(form);
      return form.open();
    },
    sent: jest.spyOn(profiles, 'update'),
    kept: () => kept.read('11', 'profileForms', PROFILE_FORM),
  };
}

export function profileOf({ session }: Workplace): Profile {
  if (session.state.step !== 'authorized') throw new Error('Nobody is here.');
  return session.state.profile;
}
