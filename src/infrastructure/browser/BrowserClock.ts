import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Instant } from '../../domain/shared/Instant';

const IDLE_AT_LATEST = 2000;
/** Milliseconds to wait in a browser without `requestIdleCallback`. */
const IDLE_PERHAPS_AFTER = 200;

export class BrowserClock implements Clock {
  now(): Instant {
    return Date.now();
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
