import * as v from 'valibot';
import { notificationKinds, type NotificationPermissions } from '../../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../../domain/session/Profile';
import { dealerFields } from '../../../domain/settings/ProfileChange';
import { type Language, languages } from '../../../domain/shared/Language';
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

/** Only the fields that a dealer can change are restored. */
const storedPerson = v.object({
  email: v.string(),
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

/** The readable accounts of a snapshot, by email. */
export function readPeople(kept: unknown): (readonly [email: string, person: Person])[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap(person => {
    const parsed = v.safeParse(storedPerson, person);
    if (!parsed.success || !demoDealers.some(({ account }) => account.email === parsed.output.email)) return [];
    const { email, profile, ...rest } = parsed.output;
    const before = firstDayPerson(email).profile;
    const dealer = { ...before.dealer, ...profile.dealer };
    return [[email, { ...rest, profile: { ...before, ...profile, dealer } }] as const];
  });
}
