import { inject, injectable } from 'inversify';
import { isStale, PROFILE_STALE_AFTER } from '../../domain/shared/Staleness';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { ConnectionStore } from '../notifications/ConnectionStore';
import { LikeStore } from '../offers/LikeStore';
import { RefetchScreen } from '../offers/RefetchScreen';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';

/**
 * A dealer who comes back after more than half an hour gets a fresh page. Never over a form that is not saved or a write
 * that is under way: then the data alone is fetched again, and the reload waits for the next focus. Where the session has
 * ended, or given way to another dealer's, in another tab, nothing here can be saved: the page is fresh at once.
 */
@injectable()
export class ReloadOnFocus {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Clock) private readonly clock: Clock,
    @inject(Identity) private readonly identity: Identity,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
  ) {}

  /** For as long as the page lives. */
  execute(): void {
    this.window.onFocus(() => this.focused());
  }

  private focused(): void {
    const { state } = this.session;
    if (state.step !== 'authorized' || this.session.leaving) return;
    const isOwn = this.identity.hasSession();
    if (isOwn && !isStale(state.fetchedAt, this.clock.now(), PROFILE_STALE_AFTER)) return;
    // Without a network the browser would put its own error page in place of all that is here.
    if (this.connection.isOffline) return;
    if (isOwn && (this.work.isAny || this.bars.isAnyLocked || this.likes.isAnyUnderWay))
      return this.refetchScreen.execute();
    this.window.reload();
  }
}
