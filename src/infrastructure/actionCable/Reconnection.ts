import type { Cancel, Clock } from '../../application/ports/Clock';
import { SECOND } from '../../domain/shared/Instant';

const FIRST_PAUSE = 500;
const STALE_THRESHOLD = 6 * SECOND;
const BACK_OFF_RATE = 0.15;
const BACK_OFF_STEPS = 10;

/**
 * Schedules attempts after the library has stopped trying: the first one soon, then with the library's own back-off.
 */
export class Reconnection {
  private failures = 0;
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly random: () => number,
  ) {}

  /** Replaces an attempt that is already scheduled. */
  plan(attempt: () => void): void {
    this.cancel();
    this.cancel = this.clock.after(this.pause(), attempt);
    this.failures += 1;
  }

  /** The next pause is the first one again. */
  succeeded(): void {
    this.failures = 0;
    this.cancel();
  }

  stop(): void {
    this.cancel();
  }

  private pause(): number {
    if (this.failures === 0) return FIRST_PAUSE;
    const backOff = (1 + BACK_OFF_RATE) ** Math.min(this.failures, BACK_OFF_STEPS);
    return Math.round(STALE_THRESHOLD * backOff * (1 + BACK_OFF_RATE * this.random()));
  }
}
