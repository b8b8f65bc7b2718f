import { injectable } from 'inversify';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { LAST_DEALER, SessionStore } from '../session/SessionStore';

/** Whose own data this page may change, also if the app was started without a network. */
@injectable()
export class BookOwner {
  constructor(
    private readonly session: SessionStore,
    private readonly identity: Identity,
    private readonly preferences: Preferences,
  ) {}

  /** The profile cannot be loaded, or is loaded again after that, but a dealer is signed in. */
  get isOffline(): boolean {
    const { state, leaving } = this.session;
    return state.step !== 'authorized' && Boolean(state.failure) && !leaving && this.identity.hasSession();
  }

  /** The key of the dealer's data. Null if nobody is signed in, or while the dealer signs out. */
  get dealerKey(): string | null {
    if (this.isOffline) return this.preferences.read(LAST_DEALER);
    return this.session.isSignedIn && this.identity.hasSession() ? this.session.dealerKey : null;
  }
}
