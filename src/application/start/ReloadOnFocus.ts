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
 * Reloads the page when the dealer returns and the profile is older than `PROFILE_STALE_AFTER`. An unsaved form or a
 * write in progress prevents the reload: then only the visible data is fetched again, and the next focus tries again.
 * If the session ended or changed to another dealer in another tab, nothing can be saved, so the page reloads at once.
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

  execute(): void {
    this.window.onFocus(() => this.focused());
  }

  private focused(): void {
    const { state } = this.session;
    if (state.step !== 'authorized' || this.session.leaving) return;
    const isOwn = this.identity.hasSession();
    if (isOwn && !isStale(state.fetchedAt, this.clock.now(), PROFILE_STALE_AFTER)) return;
    // Without a network, the browser would replace the page with its own error page.
    if (this.connection.isOffline) return;
    if (isOwn && (this.work.isAny || this.bars.isAnyLocked || this.likes.isAnyUnderWay))
      return this.refetchScreen.execute();
    this.window.reload();
  }
}
