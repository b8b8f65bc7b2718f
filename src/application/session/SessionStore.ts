import { injectable } from 'inversify';
import { makeAutoObservable, when } from 'mobx';
import type { Press } from '../../domain/bidding/Press';
import type { Dealer, Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import { type Instant, isStale, PROFILE_STALE_AFTER } from '../../domain/shared/Instant';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Identity, type SignInFailure } from '../ports/Identity';
import { Profiles } from '../ports/Profiles';

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

/** The session in this browser and the profile of its dealer, who is signed in when the profile has arrived. */
@injectable()
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
  private checking: Promise<void> | null = null;
  private endWait: Cancel = () => {};

  constructor(
    private readonly profiles: Profiles,
    private readonly identity: Identity,
    private readonly connection: ConnectionStore,
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
  ) {
    // The age depends on the time, which is not observed.
    makeAutoObservable<this, 'checking' | 'endWait'>(
      this,
      { outdatedBy: false, checking: false, endWait: false },
      { deep: false },
    );
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

  /** Loads the profile if there is a session, and again when the network is back if that failed. Concurrent calls share one check. */
  check(): Promise<void> {
    this.checking ??= this.checkUntilAnswered();
    return this.checking;
  }

  /** Returns the failure, or null if the dealer is signed in or the page is being reloaded for another dealer. */
  async load(): Promise<Failure | null> {
    const answer = await this.profiles.current();
    // The session ended during the request, so the response must not restore it.
    if (!this.identity.hasSession()) return { reason: 'unauthorized' };
    if (!answer.ok) return answer.failure;
    // This page still holds the data of another dealer. The reload drops it before the new dealer sees a screen.
    if (this.lastDealerId !== null && this.lastDealerId !== answer.value.dealer.id) this.window.reload();
    else this.profileArrived(answer.value, this.clock.now());
    return null;
  }

  /**
   * Why the loaded profile is out of date. `sessionEnded` also means that another dealer signed in in another tab. Null
   * if it is up to date or no dealer is signed in.
   */
  get outdatedBy(): 'sessionEnded' | 'age' | null {
    const { state, isSignedIn } = this;
    if (state.step !== 'authorized' || !isSignedIn) return null;
    if (!this.identity.hasSession()) return 'sessionEnded';
    return isStale(state.fetchedAt, this.clock.now(), PROFILE_STALE_AFTER) ? 'age' : null;
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

  private async checkUntilAnswered(): Promise<void> {
    this.endWait();
    // The network may come back while the check still fails.
    const { networkReturns } = this.connection;
    const isAnswered = await this.checkOnce().finally(() => (this.checking = null));
    if (isAnswered) return;
    this.endWait = when(
      () => this.connection.networkReturns !== networkReturns,
      () => void this.check(),
    );
  }

  /** Returns false if it is not known whether the session is still valid. */
  private async checkOnce(): Promise<boolean> {
    if (!this.identity.hasSession()) {
      this.sessionMissing(null);
      return true;
    }
    this.checkStarted();
    const failure = await this.load();
    const isAnswered = failure === null || failure.reason === 'unauthorized';
    if (failure) this.sessionMissing(isAnswered ? null : failure);
    return isAnswered;
  }
}
