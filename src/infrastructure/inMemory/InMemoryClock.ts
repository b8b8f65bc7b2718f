import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Instant } from '../../domain/shared/Instant';

interface Timer {
  readonly due: Instant;
  readonly callback: () => void;
}

/** ms between two frames */
const FRAME = 16;

/** Time that moves only when told to. */
export class InMemoryClock implements Clock {
  /** In the order they were set; equal ones fire in that order. */
  private readonly timers = new Set<Timer>();

  /** Starts on a Thursday morning in November 2026 where nothing else is said. */
  constructor(private time: Instant = Date.UTC(2026, 10, 19, 8)) {}

  now(): Instant {
    return this.time;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = { due: this.time + Math.max(0, milliseconds), callback };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  whenIdle(callback: () => void): Cancel {
    return this.after(FRAME, callback);
  }

  /** Fires what falls due on the way, each at its own time, together with what that sets in turn. */
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

  /** Timers that wait. */
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
