import * as fc from 'fast-check';
import { notificationKinds } from '../../../src/domain/notifications/NotificationPermissions';
import {
  changesNothing,
  changesOf,
  dealerFields,
  noChange,
  type ProfileChange,
  withChange,
} from '../../../src/domain/settings/ProfileChange';
import { languages } from '../../../src/domain/shared/Language';
import { aMarketplace } from '../../infrastructure/market/aMarketplace';

const profile = aMarketplace().buyer.profile();

const word = fc.constantFrom('', 'a', 'Hamburg', ...dealerFields.map(field => profile.dealer[field]));
const anyEdits: fc.Arbitrary<ProfileChange> = fc.record(
  {
    dealer: fc.record(
      {
        ...Object.fromEntries(dealerFields.map(field => [field, word])),
        avatar: fc.constantFrom('data:image/png;base64,AA==', 'data:image/gif;base64,BB=='),
        language: fc.constantFrom(...languages),
      },
      { requiredKeys: [] },
    ),
    permissions: fc.record(Object.fromEntries(notificationKinds.map(kind => [kind, fc.boolean()])), {
      requiredKeys: [],
    }),
  },
  { requiredKeys: [] },
);

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

describe('changesOf', () => {
  it('contains what differs and omits a part without a difference', () => {
    const typedBack = { firstName: profile.dealer.firstName, place: 'Kiel' };
    expect(changesOf(profile, { dealer: typedBack, permissions: { newOffers: true } })).toEqual({
      dealer: { place: 'Kiel' },
    });
    expect(changesOf(profile, { permissions: { newOffers: false } })).toEqual({ permissions: { newOffers: false } });
    expect(changesOf(profile, { dealer: { avatar: 'data:image/png;base64,AA==', language: 'pl' } })).toEqual({
      dealer: { avatar: 'data:image/png;base64,AA==', language: 'pl' },
    });
    expect(changesOf(profile, noChange)).toEqual({});
  });

  it('never contains a value that is already set, and is empty once it is applied', () => {
    fc.assert(
      fc.property(anyEdits, edits => {
        const changes = changesOf(profile, edits);
        const after = withChange(profile, changes);
        expect(changesNothing(changesOf(after, edits))).toBe(true);
        expect(changesNothing(changes)).toBe(JSON.stringify(after) === JSON.stringify(profile));
      }),
    );
  });
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
