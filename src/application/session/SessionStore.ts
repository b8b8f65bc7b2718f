import { makeAutoObservable } from 'mobx';
import type { Press } from '../../domain/bidding/Press';
import type { Dealer, Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import type { SignInFailure } from '../ports/Identity';

type SessionState =
  /** `failure` says why the profile could not be loaded before, while it is loaded again. */
  | { readonly step: 'unknown'; readonly failure?: Failure }
  | { readonly step: 'authorized'; readonly profile: Profile; readonly fetchedAt: Instant }
  /** `failure` says why the profile failed to load for a stored session. Null if there was no session. */
  | { readonly step: 'unauthorized'; readonly failure: Failure | null };

type SignInStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly failure: SignInFailure };

/** The preference with the address of the latest sign-in. */
export const DEALER_EMAIL = 'dealerEmail';

/**
 * The preference with the dealer whose data is shown if the app starts without a network. A sign-in and a sign-out remove
 * it.
 */
export const LAST_DEALER = 'dealer';

export class SessionStore {
  state: SessionState = { step: 'unknown' };
  signIn: SignInStatus = { step: 'idle' };
  /** True during sign-out, so that the button cannot be pressed twice. */
  leaving = false;
  /** The session of the dealer on this page has ended, and the dealer did not sign out here. */
  hasExpired = false;
  /** What was refused because the session had ended. */
  refusedPresses: readonly Press[] = [];
  /** The dealer has signed in on this page. False if there was a session. */
  hasSignedIn = false;
  /** Number of times that a dealer became authorized on this page. */
  signIns = 0;
  /** The dealer whose data this page may still hold. */
  lastDealerId: number | null = null;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  get profile(): Profile | null {
    return this.state.step === 'authorized' ? this.state.profile : null;
  }

  get dealer(): Dealer | null {
    return this.profile?.dealer ?? null;
  }

  /** False while the dealer signs out. */
  get isSignedIn(): boolean {
    return this.dealer !== null && !this.leaving;
  }

  get email(): string {
    return this.dealer?.email ?? '';
  }

  /** The key of what this browser stores for the dealer. */
  get dealerKey(): string {
    return String(this.dealer?.id ?? '');
  }

  /** Also true until the profile is loaded, so that no bid is possible before. */
  get testAccess(): boolean {
    return this.dealer?.testAccess ?? true;
  }

  get sellModuleUnlocked(): boolean {
    return this.dealer?.sellModuleUnlocked ?? false;
  }

  /**
   * No dealer is signed in, or the dealer is signing out. Also true during a sign-in: until the profile is loaded, the
   * new session may belong to another dealer than the dealer for whom the page still sends something.
   */
  get isOver(): boolean {
    return this.leaving || this.state.step === 'unauthorized';
  }

  /** False if the page may hold data of another dealer. */
  belongsTo(dealerId: number): boolean {
    return this.lastDealerId === null || this.lastDealerId === dealerId;
  }

  checkStarted(): void {
    if (this.state.step === 'authorized') return;
    const { failure } = this.state;
    this.state = { step: 'unknown', ...(failure && { failure }) };
  }

  profileArrived(profile: Profile, at: Instant): void {
    if (this.state.step !== 'authorized') this.signIns += 1;
    this.state = { step: 'authorized', profile, fetchedAt: at };
    if (this.signIn.step === 'sending') this.hasSignedIn = true;
    this.signIn = { step: 'idle' };
    this.hasExpired = false;
    this.refusedPresses = [];
    this.lastDealerId = profile.dealer.id;
  }

  /** Ignores a profile of another dealer than the signed-in one. */
  profileChanged(profile: Profile): void {
    if (this.state.step !== 'authorized' || this.state.profile.dealer.id !== profile.dealer.id) return;
    this.state = { ...this.state, profile };
  }

  sessionMissing(failure: Failure | null): void {
    if (this.isSignedIn) this.hasExpired = failure === null;
    this.state = { step: 'unauthorized', failure };
    this.leaving = false;
  }

  pressRefused(press: Press): void {
    this.refusedPresses = [...this.refusedPresses, press];
  }

  signInStarted(): void {
    this.signIn = { step: 'sending' };
  }

  signInFailed(failure: SignInFailure): void {
    this.signIn = { step: 'failed', failure };
  }

  signOutStarted(): void {
    this.leaving = true;
  }

  signOutStopped(): void {
    this.leaving = false;
  }
}
