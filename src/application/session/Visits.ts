import { injectable } from 'inversify';
import { createAtom } from 'mobx';
import { activityAt, idleFor, type LastActivity, withClockSetBack } from '../../domain/session/LastActivity';
import { type Instant, MINUTE } from '../../domain/shared/Instant';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { Site } from '../ports/Site';
import { LAST_DEALER, SessionStore } from './SessionStore';

const LAST_USE = 'lastUse';

/** By both clocks, because a wrong one alone must not end a session. */
interface LastUse {
  readonly server: LastActivity;
  readonly device: LastActivity;
}

/** Replaces the times once the session has ended, so that each tab and a reloaded page know why. */
const ENDED = 'ended';

/** Followed by the key of the dealer, because dealers may share a device. */
const VISIT_BEFORE = 'visitBefore';

/** After such a break, a new visit begins. */
const BREAK = 30 * MINUTE;

/**
 * When the dealer uses the app, in any tab of this browser. The session ends if nobody has used it for the time that the host
 * allows.
 */
@injectable()
export class Visits {
  private readonly ends = createAtom('Visits.ends');
  private isFollowed = false;
  private isRecorded = false;

  constructor(
    private readonly identity: Identity,
    private readonly preferences: Preferences,
    private readonly clock: Clock,
    private readonly site: Site,
    private readonly session: SessionStore,
    private readonly window: BrowserWindow,
  ) {}

  /** When the dealer last used the app before this visit. Null if this device does not know it. Observable. */
  get visitBefore(): Instant | null {
    this.ends.reportObserved();
    const stored = Number(this.preferences.read(`${VISIT_BEFORE} ${this.session.dealerKey}`) ?? NaN);
    return Number.isFinite(stored) ? stored : null;
  }

  /** This visit began after that time, and the one before ended before it. Null if this device knows of none before. Observable. */
  get visitAfter(): Instant | null {
    const { visitBefore } = this;
    const idle = (this.site.idleMinutes ?? Infinity) * MINUTE;
    return visitBefore === null ? null : visitBefore + Math.min(BREAK, idle);
  }

  /** Whether the last session ended because nobody used the app. */
  get hasEnded(): boolean {
    return this.preferences.read(LAST_USE) === ENDED;
  }

  /** Notes the use, at most once a minute, and ends an idle session, until the page is closed. Only the first call has an effect. */
  begin(): void {
    if (this.isFollowed) return;
    this.isFollowed = true;
    this.window.onUse(() => this.used());
    // A machine that wakes up shows the page before a timer has run.
    this.window.onShown(() => this.endIdle());
    this.window.onFocus(() => this.endIdle());
    this.used();
    this.checkEachMinute();
  }

  endIdle(): void {
    const { idleMinutes } = this.site;
    if (idleMinutes === null || this.session.leaving || !this.identity.hasSession()) return;
    const last = this.lastUse();
    if (last && this.idleSince(last) >= idleMinutes * MINUTE) {
      this.visitEnded(last.server.at);
      this.preferences.write(LAST_USE, ENDED);
      void this.identity.signOutHere();
      return this.session.sessionMissing(null);
    }
    this.note((by, now) => (by ? withClockSetBack(by, now) : activityAt(by, now)));
  }

  /** A dealer signs in. Call it while the last dealer is still known. */
  signedIn(): void {
    this.noteBreak();
    this.preferences.remove(LAST_USE);
  }

  private used(): void {
    if (this.isRecorded) return;
    this.isRecorded = true;
    this.endIdle();
    if (!this.identity.hasSession()) return;
    this.noteBreak();
    this.note(activityAt);
  }

  private checkEachMinute(): void {
    this.clock.after(MINUTE, () => {
      this.isRecorded = false;
      this.endIdle();
      this.checkEachMinute();
    });
  }

  private noteBreak(): void {
    const last = this.lastUse();
    if (last && this.idleSince(last) >= BREAK) this.visitEnded(last.server.at);
  }

  /** The profile of the dealer may not be loaded yet, or the session may have expired. */
  private visitEnded(at: Instant): void {
    const dealer = this.session.dealerKey || this.preferences.read(LAST_DEALER);
    if (!dealer) return;
    this.preferences.write(`${VISIT_BEFORE} ${dealer}`, String(at));
    this.ends.reportChanged();
  }

  private idleSince({ server, device }: LastUse): number {
    return Math.min(idleFor(server, this.clock.now()), idleFor(device, this.clock.deviceNow()));
  }

  private lastUse(): LastUse | null {
    const [server, device = server] = (this.preferences.read(LAST_USE) ?? '').split(',').map(activityIn);
    return server && device ? { server, device } : null;
  }

  private note(next: (last: LastActivity | null, now: Instant) => LastActivity): void {
    const last = this.lastUse();
    const server = next(last?.server ?? null, this.clock.now());
    const device = next(last?.device ?? null, this.clock.deviceNow());
    this.preferences.write(LAST_USE, [server, device].map(({ at, setBackAt }) => `${at} ${setBackAt ?? ''}`).join());
  }
}

function activityIn(text: string): LastActivity | null {
  const [at = NaN, setBackAt = NaN] = text.split(' ').map(parseFloat);
  return Number.isFinite(at) ? { at, setBackAt: Number.isFinite(setBackAt) ? setBackAt : null } : null;
}
