import type { Cancel, Clock } from '../../src/application/ports/Clock';

/** The clock of a device. It can be set, which does not move its timers. */
export class DeviceClock implements Clock {
  private setBy = 0;

  constructor(private readonly clock: Clock) {}

  now(): number {
    return this.clock.now() + this.setBy;
  }

  deviceNow(): number {
    return this.clock.deviceNow() + this.setBy;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    return this.clock.after(milliseconds, callback);
  }

  every(milliseconds: number, callback: () => void): Cancel {
    return this.clock.every(milliseconds, callback);
  }

  async deviceError(): Promise<number> {
    return 0;
  }

  whenIdle(callback: () => void): Cancel {
    return this.clock.whenIdle(callback);
  }

  /** Sets the clock forward, or back if negative. */
  set(milliseconds: number): void {
    this.setBy += milliseconds;
  }
}
