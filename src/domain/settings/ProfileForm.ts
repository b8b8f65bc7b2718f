import type { Profile } from '../session/Profile';
import { type DealerField, dealerFields, type ProfileChange } from './ProfileChange';

/** The values of the form's fields. `avatar` is an address or a `data:image` URL, and null if there is no picture. */
export type ProfileForm = Readonly<Record<DealerField, string>> & { readonly avatar: string | null };

export const emptyProfileForm: ProfileForm = {
  ...ofEach(dealerFields, () => ''),
  avatar: null,
};

export const profileFormOf = ({ dealer }: Profile): ProfileForm => ({
  ...ofEach(dealerFields, field => dealer[field]),
  avatar: dealer.avatarAddress,
});

/** The change to these values. */
export function profileChangeTo(values: Partial<ProfileForm>): ProfileChange {
  const { avatar, ...dealer } = values;
  return { dealer: { ...dealer, ...(typeof avatar === 'string' && { avatar }) } };
}

/** Whether the form has these values. The server stores a sent picture at an address of its own, unlike the one before. */
export const hasValues = (form: ProfileForm, values: Partial<ProfileForm>, before: ProfileForm): boolean =>
  Object.entries(values).every(([field, value]) =>
    field === 'avatar' ? form.avatar !== before.avatar : form[field as keyof ProfileForm] === value,
  );

function ofEach<Field extends string, Value>(fields: readonly Field[], valueOf: (field: Field) => Value) {
  return Object.fromEntries(fields.map(field => [field, valueOf(field)])) as Record<Field, Value>;
}
