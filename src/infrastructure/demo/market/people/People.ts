import * as v from 'valibot';
import type { Cancel } from '../../../../application/ports/Clock';
import {
  notificationKinds,
  type NotificationPermissions,
} from '../../../../domain/notifications/NotificationPermissions';
import { passwordProblem } from '../../../../domain/session/Password';
import type { Profile } from '../../../../domain/session/Profile';
import { dealerFields, type ProfileChange, withChange } from '../../../../domain/settings/ProfileChange';
import type { Failure } from '../../../../domain/shared/Failure';
import { type Language, languages } from '../../../../domain/shared/Language';
import { type Result, success } from '../../../../domain/shared/Result';
import { imageAddress } from '../../../../domain/shared/WebAddress';
import { storedMap } from '../storedMap';
import { refused } from '../trading/refused';
import { demoDealers } from './demoDealers';

/** The accounts of the market: profiles, passwords, and the tokens to reset a password. */
export class People {
  private readonly people: Map<string, Person>;
  private readonly keepers = new Set<() => void>();
  private readonly passwordListeners = new Set<(email: string, password: string) => void>();

  constructor(private readonly firstLanguage: Language = 'en') {
    this.people = new Map(
      demoDealers.map(({ account }) => [account.email, firstDayPerson(account.email, firstLanguage)]),
    );
  }

  profile(email: string): Profile {
    return this.person(email).profile;
  }

  /** The language of the market's texts for this dealer. */
  language(email: string): Language {
    return this.profile(email).dealer.language;
  }

  speak(email: string, language: Language): void {
    if (language !== this.language(email))
      this.become(email, { profile: withChange(this.profile(email), { dealer: { language } }) });
  }

  password(email: string): string {
    return this.person(email).password;
  }

  knows(email: string): boolean {
    return this.people.has(email);
  }

  change(email: string, change: ProfileChange): Result<void, Failure> {
    const { iban, avatar } = change.dealer ?? {};
    if (iban && !isIban(iban)) return refused('notAnIban', this.language(email), { field: 'iban' });
    if (avatar !== undefined && imageAddress(avatar) === null) {
      return refused('notAnImage', this.language(email), { field: 'avatar' });
    }
    this.become(email, { profile: withChange(this.profile(email), change) });
    return success(undefined);
  }

  changePassword(email: string, current: string, password: string): Result<void, Failure> {
    if (current !== this.password(email)) return refused('currentPasswordWrong', this.language(email));
    return this.takePassword(email, password);
  }

  /** Sends no e-mail. `mailedToken` returns the token that the e-mail would contain. */
  forgotPassword(email: string, language: Language = 'en'): Result<void, Failure> {
    const person = this.people.get(email);
    if (!person) return refused('linkNotSent', language);
    const letters = person.letters + 1;
    this.become(email, { letters, token: `${person.profile.dealer.id}-${letters}-renew` });
    return success(undefined);
  }

  mailedToken(email: string): string | null {
    return this.people.get(email)?.token ?? null;
  }

  /** A token works once, and only the latest token of a dealer is valid. */
  renewPassword(token: string, password: string, language: Language = 'en'): Result<void, Failure> {
    const holder = [...this.people].find(([, person]) => person.token !== null && person.token === token);
    return holder ? this.takePassword(holder[0], password) : refused('linkExpired', language);
  }

  onPasswordChanged(listener: (email: string, password: string) => void): Cancel {
    this.passwordListeners.add(listener);
    return () => void this.passwordListeners.delete(listener);
  }

  /** Calls the callback after each change of a profile, a password or a token. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  startOver(): void {
    for (const email of this.people.keys()) this.people.set(email, firstDayPerson(email, this.firstLanguage));
  }

  /** Plain data that can be stored. */
  snapshot(): unknown {
    return [...this.people];
  }

  restore(kept: v.InferOutput<typeof storedPeople>): void {
    this.startOver();
    for (const [email, person] of kept) if (this.knows(email)) this.people.set(email, restoredPerson(email, person));
  }

  private takePassword(email: string, password: string): Result<void, Failure> {
    if (passwordProblem(password, password)) return refused('passwordTooWeak', this.language(email));
    this.become(email, { password, token: null });
    for (const listener of [...this.passwordListeners]) listener(email, password);
    return success(undefined);
  }

  private become(email: string, change: Partial<Person>): void {
    this.people.set(email, { ...this.person(email), ...change });
    for (const keeper of [...this.keepers]) keeper();
  }

  private person(email: string): Person {
    const person = this.people.get(email);
    if (!person) throw new Error(`Nobody here is called ${email}.`);
    return person;
  }
}

/** The check digit of a German VAT id, by its first eight digits: ISO 7064, MOD 11,10. */
export function germanCheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** The check digit of a NIP, by its first nine digits. 10 means that there is no such NIP. */
export const nipCheckDigit = (digits: string): number =>
  [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** Checks the format and the two check digits (ISO 13616). Spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** A dealer's account. */
interface Person {
  readonly profile: Profile;
  readonly password: string;
  /** The token of the latest reset e-mail, or null once it has been used. */
  readonly token: string | null;
  /** The number of reset e-mails so far. */
  readonly letters: number;
}

const allPermitted = Object.fromEntries(notificationKinds.map(kind => [kind, true])) as NotificationPermissions;

function firstDayPerson(email: string, language: Language = 'en'): Person {
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
function restoredPerson(email: string, { profile, ...rest }: v.InferOutput<typeof storedPerson>): Person {
  const before = firstDayPerson(email).profile;
  return { ...rest, profile: { ...before, ...profile, dealer: { ...before.dealer, ...profile.dealer } } };
}
