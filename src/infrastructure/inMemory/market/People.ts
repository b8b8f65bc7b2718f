import type { Cancel } from '../../../application/ports/Clock';
import { passwordProblem } from '../../../domain/session/Password';
import type { Profile } from '../../../domain/session/Profile';
import { type ProfileChange, withChange } from '../../../domain/settings/ProfileChange';
import type { Failure } from '../../../domain/shared/Failure';
import type { Language } from '../../../domain/shared/Language';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { imageAddress } from '../../../domain/shared/WebAddress';
import { demoDealers } from './demoDealers';
import { isIban } from './isIban';
import { firstDayPerson, type Person, readPeople } from './Person';

/** Who may come to the market: their profiles and passwords, and the letters about forgotten ones. */
export class People {
  private readonly people: Map<string, Person>;
  private readonly keepers = new Set<() => void>();
  private readonly passwordListeners = new Set<(email: string, password: string) => void>();

  constructor(private readonly language: Language = 'en') {
    this.people = new Map(demoDealers.map(({ account }) => [account.email, firstDayPerson(account.email, language)]));
  }

  profile(email: string): Profile {
    return this.person(email).profile;
  }

  password(email: string): string {
    return this.person(email).password;
  }

  knows(email: string): boolean {
    return this.people.has(email);
  }

  change(email: string, change: ProfileChange): Result<void, Failure> {
    const { iban, avatar } = change.dealer ?? {};
    if (iban && !isIban(iban)) return refusedFor('iban', 'This is not a valid IBAN.');
    if (avatar !== undefined && imageAddress(avatar) === null) return refusedFor('avatar', 'This is not an image.');
    this.become(email, { profile: withChange(this.profile(email), change) });
    return success(undefined);
  }

  changePassword(email: string, current: string, password: string): Result<void, Failure> {
    if (current !== this.password(email)) return refused('The current password is not correct.');
    return this.takePassword(email, password);
  }

  /** Nobody is written to: what the letter would have held is told by `mailedToken`. */
  forgotPassword(email: string): Result<void, Failure> {
    const person = this.people.get(email);
    if (!person) return refused('There is no account with this email.');
    const letters = person.letters + 1;
    this.become(email, { letters, token: `${person.profile.dealer.id}-${letters}-renew` });
    return success(undefined);
  }

  mailedToken(email: string): string | null {
    return this.people.get(email)?.token ?? null;
  }

  /** A token serves once, and only the last one of a dealer does. */
  renewPassword(token: string, password: string): Result<void, Failure> {
    const holder = [...this.people].find(([, person]) => person.token !== null && person.token === token);
    return holder ? this.takePassword(holder[0], password) : refused('This link is no longer valid.');
  }

  onPasswordChanged(listener: (email: string, password: string) => void): Cancel {
    this.passwordListeners.add(listener);
    return () => void this.passwordListeners.delete(listener);
  }

  /** Calls after each change of a profile, a password or a letter. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  startOver(): void {
    for (const email of this.people.keys()) this.people.set(email, firstDayPerson(email, this.language));
  }

  /** Plain data, fit for being stored. */
  snapshot(): unknown {
    return [...this.people].map(([email, person]) => ({ email, ...person }));
  }

  /** As on the first day where nothing readable was kept, as by a market that knew nobody's changes yet. */
  restore(kept: unknown): void {
    this.startOver();
    for (const [email, person] of readPeople(kept)) if (this.knows(email)) this.people.set(email, person);
  }

  private takePassword(email: string, password: string): Result<void, Failure> {
    if (passwordProblem(password, password)) return refused('The password does not meet the requirements.');
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

const refused = (words: string) => failed<Failure>({ reason: 'refused', status: 422, words });

const refusedFor = (field: string, words: string) =>
  failed<Failure>({ reason: 'refused', status: 422, words, fields: { [field]: words } });
