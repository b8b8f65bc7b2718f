import { injectable } from 'inversify';
import { makeObservable, observable, runInAction, when } from 'mobx';
import { MINUTE } from '../../domain/shared/Instant';
import { AppShell } from '../ports/AppShell';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { NewestVersion } from './NewestVersion';
import { UnfinishedWork } from './UnfinishedWork';

const LOOK_EVERY = 30 * MINUTE;

/** Keeps the app on this device, and offers a newer version when it is there. The dealer decides when it is loaded. */
@injectable()
export class AppVersion {
  private isThere = false;

  constructor(
    private readonly shell: AppShell,
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
    private readonly work: UnfinishedWork,
    private readonly newest: NewestVersion,
  ) {
    makeObservable<this, 'isThere'>(this, { isThere: observable });
  }

  /** Not while something is unsent. */
  get isOffered(): boolean {
    return this.isThere && !this.work.isAny;
  }

  /** Offers nothing until the next newer version or the next load of the page. */
  dismiss(): void {
    runInAction(() => (this.isThere = false));
  }

  /** Loads a page again that cannot work as it is, but not while something is unsent. */
  async renew(): Promise<void> {
    const isBusy = () => this.work.isAny;
    await when(() => !isBusy());
    await this.newest.load(isBusy);
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
}
