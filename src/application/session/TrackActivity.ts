import { injectable } from 'inversify';
import { MINUTE } from '../../domain/shared/Instant';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { EndIdleSession } from './EndIdleSession';

/** Notes that the dealer uses the app, at most once a minute, and ends an idle session. */
@injectable()
export class TrackActivity {
  private isWatching = false;
  private isRecorded = false;

  constructor(
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
    private readonly endIdleSession: EndIdleSession,
  ) {}

  /** Runs until the page is closed. */
  execute(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    this.window.onUse(() => this.used());
    // A machine that wakes up shows the page before a timer has run.
    this.window.onShown(() => this.endIdleSession.execute());
    this.window.onFocus(() => this.endIdleSession.execute());
    this.used();
    this.checkEachMinute();
  }

  private used(): void {
    if (this.isRecorded) return;
    this.isRecorded = true;
    this.endIdleSession.used();
  }

  private checkEachMinute(): void {
    this.clock.after(MINUTE, () => {
      this.isRecorded = false;
      this.endIdleSession.execute();
      this.checkEachMinute();
    });
  }
}
