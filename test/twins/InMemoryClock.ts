import type { Cancel, Clock } from '../../src/application/ports/Clock';
import type { Instant } from '../../src/domain/shared/Instant';

interface Timer {
  readonly due: Instant;
  readonly callback: () => void;
}

/** Milliseconds between two frames. */
const FRAME = 16;

/** A clock that moves only when a test advances it. */
export class InMemoryClock implements Clock {
  /** In insertion order, which decides between timers that are due at the same time. */
  private readonly timers = new Set<Timer>();

  /** Milliseconds by which the server is ahead of the device. */
  serverAhead = 0;

  /** By default the clock starts on a Thursday morning in November 2026. */
  constructor(private time: Instant = Date.UTC(2026, 10, 19, 8)) {}

  now(): Instant {
    return this.time + this.serverAhead;
  }

  deviceNow(): Instant {
    return this.time;
  }

  async deviceError(): Promise<number> {
    return -this.serverAhead;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = { due: this.time + Math.max(0, milliseconds), callback };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  every(milliseconds: number, callback: () => void): Cancel {
    let cancel: Cancel;
    const callAgain = () => {
      cancel = this.after(milliseconds, callAgain);
      callback();
    };
    cancel = this.after(milliseconds, callAgain);
    return () => cancel();
  }

  whenIdle(callback: () => void): Cancel {
    return this.after(FRAME, callback);
  }

  /** Fires all timers that become due, each at its own time, including timers that a callback adds. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (let next = this.earliest(); next !== undefined && next.due <= until; next = this.earliest()) {
      this.timers.delete(next);
      this.time = Math.max(this.time, next.due);
      next.callback();
    }
    this.time = until;
  }

  nextFrame(): void {
    this.advance(FRAME);
  }

  /** The number of pending timers. */
  get pending(): number {
    return this.timers.size;
  }

  private earliest(): Timer | undefined {
    let earliest: Timer | undefined;
    for (const timer of this.timers) {
      if (earliest === undefined || timer.due < earliest.due) earliest = timer;
    }
    return earliest;
  }
}
