import * as v from 'valibot';
import {
  notificationKinds,
  type NotificationPermissions,
} from '../../../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../../../domain/session/Profile';
import { dealerFields } from '../../../../domain/settings/ProfileChange';
import { type Language, languages } from '../../../../domain/shared/Language';
import { storedMap } from '../storedMap';
import { demoDealers } from './demoDealers';

/** A dealer's account. */
export interface Person {
  readonly profile: Profile;
  readonly password: string;
  /** The token of the latest reset e-mail, or null once it has been used. */
  readonly token: string | null;
  /** The number of reset e-mails so far. */
  readonly letters: number;
}

const allPermitted = Object.fromEntries(notificationKinds.map(kind => [kind, true])) as NotificationPermissions;

export function firstDayPerson(email: string, language: Language = 'en'): Person {
  const { account, dealer } = demoDealers.find(known => known.account.email === email)!;
  const profile = {
    dealer: { ...dealer, language },
    minimumAppVersion: '1.0.0',
    notificationPermissions: allPermitted,
  };
  return { profile, password: account.password, token: null, letters: 0 };
}

const storedPerson = v.object({
  profile: v.object({
    dealer: v.object({
      ...v.entriesFromList(dealerFields, v.string()),
      avatarAddress: v.nullable(v.string()),
      language: v.picklist(languages),
    }),
    notificationPermissions: v.object(v.entriesFromList(notificationKinds, v.boolean())),
  }),
  password: v.string(),
  token: v.nullable(v.string()),
  letters: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The accounts of a snapshot, by email. */
export const storedPeople = storedMap(v.string(), storedPerson);

/** Only the fields that a dealer can change are restored. */
export function restoredPerson(email: string, { profile, ...rest }: v.InferOutput<typeof storedPerson>): Person {
  const before = firstDayPerson(email).profile;
  return { ...rest, profile: { ...before, ...profile, dealer: { ...before.dealer, ...profile.dealer } } };
}
