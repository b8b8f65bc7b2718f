import { injectable } from 'inversify';
import { ConnectionStore } from '../connection/ConnectionStore';
import { RefetchScreen } from '../offers/RefetchScreen';
import { BrowserWindow } from '../ports/BrowserWindow';
import { SignedInDealer } from '../session/SignedInDealer';
import { NewestVersion } from './NewestVersion';
import { UnfinishedWork } from './UnfinishedWork';

/**
 * Reloads the page when the dealer returns and the profile is older than `PROFILE_STALE_AFTER`. An unsaved form or a
 * write in progress prevents the reload: then only the visible data is fetched again, and the next focus tries again.
 * If the session ended or changed to another dealer in another tab, nothing can be saved, so the page reloads at once.
 */
@injectable()
export class ReloadOnFocus {
  constructor(
    private readonly window: BrowserWindow,
    private readonly dealer: SignedInDealer,
    private readonly work: UnfinishedWork,
    private readonly connection: ConnectionStore,
    private readonly refetchScreen: RefetchScreen,
    private readonly newest: NewestVersion,
  ) {}

  execute(): void {
    this.window.onFocus(() => this.focused());
  }

  private focused(): void {
    const { outdatedBy } = this.dealer;
    // Without a network, the browser would replace the page with its own error page.
    if (outdatedBy === null || this.connection.isOffline) return;
    if (outdatedBy !== 'age') return this.window.reload();
    if (this.work.isAny) return this.refetchScreen.execute();
    void this.newest.load(() => this.work.isAny);
  }
}
