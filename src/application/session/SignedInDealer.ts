import { injectable } from 'inversify';
import { when } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import { isStale, PROFILE_STALE_AFTER } from '../../domain/shared/Instant';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from './SessionStore';

/** Loads the profile of the session in this browser. The dealer is signed in when it arrives. */
@injectable()
export class SignedInDealer {
  private checking: Promise<void> | null = null;
  private endWait: Cancel = () => {};

  constructor(
    private readonly profiles: Profiles,
    private readonly identity: Identity,
    private readonly session: SessionStore,
    private readonly connection: ConnectionStore,
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
  ) {}

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
    if (!this.session.belongsTo(answer.value.dealer.id)) this.window.reload();
    else this.session.profileArrived(answer.value, this.clock.now());
    return null;
  }

  /**
   * Why the loaded profile is out of date. `sessionEnded` also means that another dealer signed in in another tab. Null
   * if it is up to date or no dealer is signed in.
   */
  get outdatedBy(): 'sessionEnded' | 'age' | null {
    const { state, isSignedIn } = this.session;
    if (state.step !== 'authorized' || !isSignedIn) return null;
    if (!this.identity.hasSession()) return 'sessionEnded';
    return isStale(state.fetchedAt, this.clock.now(), PROFILE_STALE_AFTER) ? 'age' : null;
  }

  private async checkUntilAnswered(): Promise<void> {
    this.endWait();
    // The network may come back while the check still fails.
    const { comebacks } = this.connection;
    const isAnswered = await this.checkOnce().finally(() => (this.checking = null));
    if (isAnswered) return;
    this.endWait = when(
      () => this.connection.comebacks !== comebacks,
      () => void this.check(),
    );
  }

  /** Returns false if it is not known whether the session is still valid. */
  private async checkOnce(): Promise<boolean> {
    if (!this.identity.hasSession()) {
      this.session.sessionMissing(null);
      return true;
    }
    this.session.checkStarted();
    const failure = await this.load();
    const isAnswered = failure === null || failure.reason === 'unauthorized';
    if (failure) this.session.sessionMissing(isAnswered ? null : failure);
    return isAnswered;
  }
}
