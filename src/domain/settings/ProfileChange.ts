import type { NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Dealer, Profile } from '../session/Profile';
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
