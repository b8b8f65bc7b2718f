import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Instant } from '../../domain/shared/Instant';

/** A hidden tab gets no frames, and what waits for one would pile up there. */
const FRAME_AT_LATEST = 500;

export class BrowserClock implements Clock {
  now(): Instant {
    return Date.now();
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }

  onNextFrame(callback: () => void): Cancel {
    const cancel: Cancel = () => {
      cancelAnimationFrame(frame);
      cancelFallback();
    };
    const call = (): void => {
      cancel();
      callback();
    };
    const frame = requestAnimationFrame(call);
    const cancelFallback = this.after(FRAME_AT_LATEST, call);
    return cancel;
  }
}
