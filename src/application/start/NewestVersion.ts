import { injectable } from 'inversify';
import { when } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { AppShell } from '../ports/AppShell';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { inTime } from '../shared/inTime';

/** The new version may have to be downloaded. */
const LONGEST_WAIT = 20 * SECOND;

@injectable()
export class NewestVersion {
  constructor(
    private readonly shell: AppShell,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {}

  /** Loads the page again, in the newest version. If `isBusy` is false now and true later, what the dealer has begun meanwhile is finished first. Observable. */
  async load(isBusy = () => false): Promise<void> {
    const wasBusy = isBusy();
    // A browser that does not answer may still have the new version after a reload.
    await inTime(this.clock, this.shell.useNewest(), LONGEST_WAIT).catch(() => {});
    if (!wasBusy) await when(() => !isBusy());
    this.window.reload();
  }
}
