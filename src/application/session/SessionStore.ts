import { makeAutoObservable, observableRef } from 'mobx';
import type { Dealer } from '../../domain/session/Dealer';
import type { Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import type { SignInFailure } from '../ports/Identity';

type SessionState =
  | { readonly step: 'unknown' }
  | { readonly step: 'authorized'; readonly profile: Profile; readonly fetchedAt: Instant }
  /** `because`: why the profile could not be had although a session was kept; null where there was none. */
  | { readonly step: 'unauthorized'; readonly because: Failure | null };

type SignInStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly because: SignInFailure };

export class SessionStore {
  state: SessionState = { step: 'unknown' };
  signIn: SignInStatus = { step: 'idle' };
  /** True while the session is given up, so that its button cannot be pressed twice. */
  leaving = false;
  /** How often a dealer became authorized on this page. */
  entries = 0;
  /** Whose data this page may still hold. */
  lastDealerId: number | null = null;

  constructor() {
    makeAutoObservable(this, { state: observableRef, signIn: observableRef });
  }

  get dealer(): Dealer | null {
    return this.state.step === 'authorized' ? this.state.profile.dealer : null;
  }

  get email(): string {
    return this.dealer?.email ?? '';
  }

  /** What this dealer's drafts are kept under. */
  get draftsKey(): string {
    return String(this.dealer?.id ?? '');
  }

  /** Until the profile is there nobody may bid. */
  get testAccess(): boolean {
    return this.dealer?.testAccess ?? true;
  }

  get sellModuleUnlocked(): boolean {
    return this.dealer?.sellModuleUnlocked ?? false;
  }

  /** Nobody is signed in, nor about to be. */
  get isOver(): boolean {
    return this.state.step === 'unauthorized' && this.signIn.step !== 'sending';
  }

  checkStarted(): void {
    if (this.state.step !== 'authorized') this.state = { step: 'unknown' };
  }

  profileArrived(profile: Profile, at: Instant): void {
    if (this.state.step !== 'authorized') this.entries += 1;
    this.state = { step: 'authorized', profile, fetchedAt: at };
    this.signIn = { step: 'idle' };
    this.lastDealerId = profile.dealer.id;
  }

  /** Of the dealer who is here; the answer to another one's question is of no use. */
  profileChanged(profile: Profile): void {
    if (this.state.step !== 'authorized' || this.state.profile.dealer.id !== profile.dealer.id) return;
    this.state = { ...this.state, profile };
  }

  sessionMissing(because: Failure | null): void {
    this.state = { step: 'unauthorized', because };
    this.leaving = false;
  }

  signInStarted(): void {
    this.signIn = { step: 'sending' };
  }

  signInFailed(because: SignInFailure): void {
    this.signIn = { step: 'failed', because };
  }

  signOutStarted(): void {
    this.leaving = true;
  }
}
