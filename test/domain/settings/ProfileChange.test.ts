import { dealerFields, withChange } from '../../../src/domain/settings/ProfileChange';
import { aMarketplace } from '../../infrastructure/demo/market/aMarketplace';

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
