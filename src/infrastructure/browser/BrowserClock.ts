import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Preferences } from '../../application/ports/Preferences';
import { inTime } from '../../application/shared/inTime';
import { type Instant, MINUTE, SECOND } from '../../domain/shared/Instant';
import { LocalStoragePreferences } from './LocalStoragePreferences';

const IDLE_AT_LATEST = 2000;
/** Milliseconds to wait in a browser without `requestIdleCallback`. */
const IDLE_PERHAPS_AFTER = 200;

const KEY = 'serverAhead';

/** Milliseconds. The header has whole seconds, and an answer takes time. */
const INEXACT = MINUTE;

interface Answer {
  readonly headers: Pick<Headers, 'get'>;
}

/** The clock of the device, corrected by the time that the server states in its answers. */
export class BrowserClock implements Clock {
  /** Milliseconds. Kept for the visit, because the first screen comes before the first answer. */
  private serverAhead: number;

  constructor(private readonly notes: Preferences = new LocalStoragePreferences(() => sessionStorage)) {
    this.serverAhead = Number(notes.read(KEY) ?? 0) || 0;
  }

  now(): Instant {
    return Date.now() + this.serverAhead;
  }

  /** Takes the server's time from an answer. An answer from a cache states its age. */
  answered({ headers }: Answer): void {
    const serverTime = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * SECOND;
    // Another origin may hide its headers.
    if (!Number.isFinite(serverTime)) return;
    const ahead = serverTime - Date.now();
    if (Math.abs(ahead - this.serverAhead) < INEXACT) return;
    this.serverAhead = Math.abs(ahead) < INEXACT ? 0 : ahead;
    this.notes.write(KEY, String(this.serverAhead));
  }

  async deviceError(): Promise<number> {
    await inTime(this, headersOfPage()).then(
      answer => this.answered(answer),
      () => undefined,
    );
    return -this.serverAhead;
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
async function headersOfPage(): Promise<Answer> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' });
}
