import { notificationKinds, type NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Dealer } from '../session/Dealer';
import type { Profile } from '../session/Profile';
import type { Language } from '../shared/Language';
import { imageAddress } from '../shared/WebAddress';

/** The fields that a dealer can edit. The email is fixed, because it identifies the account. */
export const dealerFields = [
  'firstName',
  'lastName',
  'nickname',
  'phone',
  'secondPhone',
  'companyName',
  'ftin',
  'companyAddress',
  'street',
  'zipCode',
  'place',
  'iban',
] as const;

export type DealerField = (typeof dealerFields)[number];

/** `avatar` is a `data:image` URL. */
type DealerChange = Partial<Readonly<Record<DealerField, string>>> & {
  readonly avatar?: string;
  readonly language?: Language;
};

/** Contains only changed values. */
export interface ProfileChange {
  readonly dealer?: DealerChange;
  readonly permissions?: Partial<NotificationPermissions>;
}

export const noChange: ProfileChange = {};

/** The edits that differ from the profile. A part without differences is left out. */
export function changesOf({ dealer, notificationPermissions }: Profile, edits: ProfileChange): ProfileChange {
  const { dealer: typed = {}, permissions = {} } = edits;
  const { avatar, language, ...texts } = typed;
  const fields = dealerFields.filter(field => texts[field] !== undefined && texts[field] !== dealer[field]);
  const kinds = notificationKinds.filter(kind => {
    const wanted = permissions[kind];
    return wanted !== undefined && wanted !== notificationPermissions[kind];
  });
  const changed: DealerChange = {
    ...Object.fromEntries(fields.map(field => [field, texts[field]])),
    ...(avatar !== undefined && avatar !== dealer.avatarAddress && { avatar }),
    ...(language !== undefined && language !== dealer.language && { language }),
  };
  return {
    ...(Object.keys(changed).length > 0 && { dealer: changed }),
    ...(kinds.length > 0 && { permissions: Object.fromEntries(kinds.map(kind => [kind, permissions[kind]])) }),
  };
}

export const changesNothing = ({ dealer, permissions }: ProfileChange): boolean => !dealer && !permissions;

/** Applies a change to the profile, for a server that does not return the new profile. */
export function withChange(profile: Profile, { dealer = {}, permissions = {} }: ProfileChange): Profile {
  const { avatar, ...fields } = dealer;
  const changed: Dealer = { ...profile.dealer, ...fields };
  return {
    ...profile,
    dealer: avatar === undefined ? changed : { ...changed, avatarAddress: imageAddress(avatar) },
    notificationPermissions: { ...profile.notificationPermissions, ...permissions },
  };
}
