import type * as v from 'valibot';
import type { Cancel } from '../../../../application/ports/Clock';
import { passwordProblem } from '../../../../domain/session/Password';
import type { Profile } from '../../../../domain/session/Profile';
import { type ProfileChange, withChange } from '../../../../domain/settings/ProfileChange';
import type { Failure } from '../../../../domain/shared/Failure';
import type { Language } from '../../../../domain/shared/Language';
import { type Result, success } from '../../../../domain/shared/Result';
import { imageAddress } from '../../../../domain/shared/WebAddress';
import { refused } from '../trading/refused';
import { isIban } from './checkDigits';
import { demoDealers } from './demoDealers';
import { firstDayPerson, type Person, restoredPerson, type storedPeople } from './Person';

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
