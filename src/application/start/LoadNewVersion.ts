import { inject, injectable } from 'inversify';
import { when } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { AppShell } from '../ports/AppShell';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { inTime } from '../shared/inTime';
import { UnfinishedWork } from './UnfinishedWork';

/** The new version may have to be downloaded. */
const LONGEST_WAIT = 20 * SECOND;

/** Loads the page again, in the newest version. */
@injectable()
export class LoadNewVersion {
  constructor(
    @inject(AppShell) private readonly shell: AppShell,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Clock) private readonly clock: Clock,
    @inject(UnfinishedWork) private readonly work: UnfinishedWork,
  ) {}

  /** What the dealer begins meanwhile is finished first. */
  async execute(): Promise<void> {
    const wasUnfinished = this.work.isAny;
    // A browser that does not answer may still have the new version after a reload.
    await inTime(this.clock, this.shell.useNewest(), LONGEST_WAIT).catch(() => {});
    if (!wasUnfinished) await when(() => !this.work.isAny);
    this.window.reload();
  }
}
