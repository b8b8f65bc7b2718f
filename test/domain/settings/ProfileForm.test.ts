import * as fc from 'fast-check';
import { dealerFields, withChange } from '../../../src/domain/settings/ProfileChange';
import {
  emptyProfileForm,
  type ProfileForm,
  profileChangeTo,
  profileFormOf,
} from '../../../src/domain/settings/ProfileForm';
import { aMarketplace } from '../../infrastructure/demo/market/aMarketplace';

const profile = aMarketplace().buyer.profile();

const anyValues: fc.Arbitrary<Partial<ProfileForm>> = fc.record(
  {
    ...Object.fromEntries(dealerFields.map(field => [field, fc.constantFrom('', 'a', profile.dealer[field])])),
    avatar: fc.constantFrom('data:image/png;base64,AA==', 'data:image/gif;base64,BB=='),
  },
  { requiredKeys: [] },
);

it('profileChangeTo sets exactly the given values', () => {
  fc.assert(
    fc.property(anyValues, values => {
      const after = profileFormOf(withChange(profile, profileChangeTo(values)));
      expect(after).toEqual({ ...profileFormOf(profile), ...values });
    }),
  );
});

it('the empty form of a profile has each field', () => {
  expect(Object.keys(emptyProfileForm).sort()).toEqual(Object.keys(profileFormOf(profile)).sort());
});
