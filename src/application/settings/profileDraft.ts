import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import { dealerFields, type ProfileChange } from '../../domain/settings/ProfileChange';
import { imageAddress } from '../../domain/shared/WebAddress';

/** The valid values of a stored draft. Null if there are none. */
export function profileDraft(kept: unknown): ProfileChange | null {
  const { dealer, permissions } = entriesOf(kept);
  const texts = entriesOf(dealer);
  const flags = entriesOf(permissions);
  const avatar = typeof texts.avatar === 'string' ? imageAddress(texts.avatar) : null;
  const change: ProfileChange = {
    dealer: {
      ...Object.fromEntries(dealerFields.filter(field => typeof texts[field] === 'string').map(of(texts))),
      ...(avatar !== null && { avatar }),
    },
    permissions: Object.fromEntries(notificationKinds.filter(kind => typeof flags[kind] === 'boolean').map(of(flags))),
  };
  const parts = [change.dealer, change.permissions];
  return parts.some(part => Object.keys(part ?? {}).length > 0) ? change : null;
}

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const of = (values: Readonly<Record<string, unknown>>) => (key: string) => [key, values[key]] as const;
