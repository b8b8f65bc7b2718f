import type { Cancel, Clock } from '../../src/application/ports/Clock';

/** The system time; its timers do not keep a finished process alive. */
export class NodeClock implements Clock {
  now(): number {
    return Date.now();
  }

  deviceNow(): number {
    return Date.now();
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  }

  every(milliseconds: number, callback: () => void): Cancel {
    const timer = setInterval(callback, milliseconds).unref();
    return () => clearInterval(timer);
  }

  async deviceError(): Promise<number> {
    return 0;
  }

  whenIdle(callback: () => void): Cancel {
    return this.after(0, callback);
  }
}
