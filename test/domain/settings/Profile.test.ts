import * as fc from 'fast-check';
import { dealerFields, withChange } from '../../../src/domain/settings/ProfileChange';
import {
  emptyProfileForm,
  profileChangeTo,
  type ProfileForm,
  profileFormOf,
} from '../../../src/domain/settings/ProfileForm';
import { aMarketplace } from '../../infrastructure/demo/market/aMarketplace';

describe('ProfileChange', () => {
  const profile = aMarketplace().buyer.profile();

  it('the dealer can change each field of the profile that the server accepts', () => {
    expect([...dealerFields].sort()).toEqual([
      'companyAddress',
      'companyName',
      'firstName',
      'ftin',
      'iban',
      'lastName',
      'nickname',
      'phone',
      'place',
      'secondPhone',
      'street',
      'zipCode',
    ]);
  });

  describe('withChange', () => {
    it('keeps the picture when only another field changes', () => {
      const dealer = { ...profile.dealer, avatarAddress: 'https://photos.example/1.jpg' };
      const after = withChange({ ...profile, dealer }, { dealer: { place: 'Kiel' } });
      expect(after).toEqual({ ...profile, dealer: { ...dealer, place: 'Kiel' } });
    });

    it('shows the new picture and keeps everything else', () => {
      const after = withChange(profile, { dealer: { avatar: 'data:image/png;base64,AA==' } });
      expect(after).toEqual({ ...profile, dealer: { ...profile.dealer, avatarAddress: 'data:image/png;base64,AA==' } });
    });
  });
});

describe('ProfileForm', () => {
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
});
