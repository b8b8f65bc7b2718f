import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Preferences } from '../../application/ports/Preferences';
import { inTime } from '../../application/shared/inTime';
import { type Instant, MINUTE } from '../../domain/shared/Instant';
import { statedTime } from '../http/client/statedTime';
import { LocalStoragePreferences } from './LocalStoragePreferences';

const IDLE_AT_LATEST = 2000;
/** Milliseconds to wait in a browser without `requestIdleCallback`. */
const IDLE_PERHAPS_AFTER = 200;

const KEY = 'serverAhead';

/** Milliseconds. The header has whole seconds, and an answer takes time. */
const INEXACT = MINUTE;

/** Milliseconds. A server whose time differs by more from what it said before may be wrong. */
const JUMP = 2 * MINUTE;

/** The clock of the device, corrected by the time that the server states in its answers. */
export class BrowserClock implements Clock {
  /** Milliseconds. Kept for the visit, because the first screen comes before the first answer. */
  private serverAhead: number;
  /** How far ahead the last answer was, if that was a jump. */
  private jumpedTo: number | null = null;

  constructor(private readonly notes: Preferences = new LocalStoragePreferences(() => sessionStorage)) {
    this.serverAhead = Number(notes.read(KEY) ?? 0) || 0;
  }

  now(): Instant {
    return Date.now() + this.serverAhead;
  }

  deviceNow(): Instant {
    return Date.now();
  }

  /** The server has stated its time in an answer. A jump counts once the next answer confirms it. */
  serverSaid(time: Instant): void {
    const ahead = time - Date.now();
    const isNear = (other: number) => Math.abs(ahead - other) <= JUMP;
    const isBelieved = isNear(this.serverAhead) || (this.jumpedTo !== null && isNear(this.jumpedTo));
    this.jumpedTo = isBelieved ? null : ahead;
    if (!isBelieved || Math.abs(ahead - this.serverAhead) < INEXACT) return;
    this.serverAhead = Math.abs(ahead) < INEXACT ? 0 : ahead;
    this.notes.write(KEY, String(this.serverAhead));
  }

  /** Asks the host of the page twice, because one answer may be wrong. What it says changes no other time. */
  async deviceError(): Promise<number> {
    const error = () =>
      inTime(this, timeOfHost()).then(
        time => Date.now() - (time ?? this.now()),
        () => -this.serverAhead,
      );
    const [one, other] = await Promise.all([error(), error()]);
    return Math.abs(one) < Math.abs(other) ? one : other;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }

  every(milliseconds: number, callback: () => void): Cancel {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  }

  whenIdle(callback: () => void): Cancel {
    if (!('requestIdleCallback' in globalThis)) return this.after(IDLE_PERHAPS_AFTER, callback);
    const idle = requestIdleCallback(() => callback(), { timeout: IDLE_AT_LATEST });
    return () => cancelIdleCallback(idle);
  }
}

/** Rejects without a network. */
async function timeOfHost(): Promise<Instant | null> {
  const { ok, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return ok ? statedTime(headers) : null;
}
