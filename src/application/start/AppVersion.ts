import { injectable } from 'inversify';
import { makeObservable, observable, runInAction, when } from 'mobx';
import { MINUTE } from '../../domain/shared/Instant';
import { PressStore } from '../bidding/press/PressStore';
import { ConnectionStore } from '../connection/ConnectionStore';
import { OwnLikes } from '../offers/OwnLikes';
import { RefetchScreen } from '../offers/RefetchScreen';
import { AppShell } from '../ports/AppShell';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../shared/UnsavedWork';
import { NewestVersion } from './NewestVersion';

const LOOK_EVERY = 30 * MINUTE;

/**
 * Keeps the app on this device, and offers a newer version when it is there. The dealer decides when it is loaded, unless the
 * page has become too old.
 */
@injectable()
export class AppVersion {
  private isThere = false;

  constructor(
    private readonly shell: AppShell,
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
    private readonly newest: NewestVersion,
    private readonly work: UnsavedWork,
    private readonly pressStore: PressStore,
    private readonly likes: OwnLikes,
    private readonly session: SessionStore,
    private readonly connection: ConnectionStore,
    private readonly refetchScreen: RefetchScreen,
  ) {
    makeObservable<this, 'isThere'>(this, { isThere: observable });
  }

  /** Whether a reload would lose or interrupt something: unsaved forms, writes, presses and likes. Observable. */
  get isBusy(): boolean {
    return this.work.isAny || this.pressStore.isAnyLocked || this.likes.isAnyUnderWay;
  }

  /** Not while something is unsent. */
  get isOffered(): boolean {
    return this.isThere && !this.isBusy;
  }

  /** Offers nothing until the next newer version or the next load of the page. */
  dismiss(): void {
    runInAction(() => (this.isThere = false));
  }

  /** Loads a page again that cannot work as it is, but not while something is unsent. */
  async renew(): Promise<void> {
    await when(() => !this.isBusy);
    await this.newest.load(() => this.isBusy);
  }

  /** Looks for a newer version now and then, and when the dealer returns. Runs until it is cancelled. */
  run(): Cancel {
    const askHost = () => void this.shell.askHost();
    const ends = [
      this.shell.keep(() => runInAction(() => (this.isThere = true))),
      this.clock.every(LOOK_EVERY, askHost),
      this.window.onFocus(askHost),
    ];
    return () => ends.forEach(end => end());
  }

  /**
   * Reloads the page when the dealer returns and the profile is older than `PROFILE_STALE_AFTER`. An unsaved form or a write
   * in progress prevents the reload: then only the visible data is fetched again, and the next focus tries again. If the
   * session ended or changed to another dealer in another tab, nothing can be saved, so the page reloads at once. Runs until
   * it is cancelled.
   */
  reloadOnFocus(): Cancel {
    return this.window.onFocus(() => this.focused());
  }

  private focused(): void {
    const { outdatedBy } = this.session;
    // Without a network, the browser would replace the page with its own error page.
    if (outdatedBy === null || this.connection.isOffline) return;
    if (outdatedBy !== 'age') return this.window.reload();
    if (this.isBusy) return this.refetchScreen.refetch();
    void this.newest.load(() => this.isBusy);
  }
}
