import { notificationKinds, type NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Profile } from '../session/Profile';
import { type DealerField, dealerFields, type ProfileChange } from './ProfileChange';

/** The values of the form's fields. `avatar` is an address or a `data:image` URL, and null if there is no picture. */
export type ProfileForm = Readonly<Record<DealerField, string>> &
  NotificationPermissions & { readonly avatar: string | null };

export const emptyProfileForm: ProfileForm = {
  ...ofEach(dealerFields, () => ''),
  ...ofEach(notificationKinds, () => false),
  avatar: null,
};

export const profileFormOf = ({ dealer, notificationPermissions }: Profile): ProfileForm => ({
  ...ofEach(dealerFields, field => dealer[field]),
  ...notificationPermissions,
  avatar: dealer.avatarAddress,
});

/** The change to these values. A part without values is left out. */
export function profileChangeTo(values: Partial<ProfileForm>): ProfileChange {
  const among = (fields: readonly (keyof ProfileForm)[]) => {
    const found = fields.filter(field => field in values);
    return found.length > 0 && Object.fromEntries(found.map(field => [field, values[field]]));
  };
  const dealer = among([...dealerFields, 'avatar']);
  const permissions = among(notificationKinds);
  return { ...(dealer && { dealer }), ...(permissions && { permissions }) };
}

/** Whether the form has these values. The server stores a sent picture at an address of its own, unlike the one before. */
export const hasValues = (form: ProfileForm, values: Partial<ProfileForm>, before: ProfileForm): boolean =>
  Object.entries(values).every(([field, value]) =>
    field === 'avatar' ? form.avatar !== before.avatar : form[field as keyof ProfileForm] === value,
  );

function ofEach<Field extends string, Value>(fields: readonly Field[], valueOf: (field: Field) => Value) {
  return Object.fromEntries(fields.map(field => [field, valueOf(field)])) as Record<Field, Value>;
}
