import type { Instant } from '../../domain/shared/Instant';

export type Cancel = () => void;

export abstract class Clock {
  /** The current time of the server, as far as its answers have told it. Otherwise the time of this device. */
  abstract now(): Instant;
  /** The current time of this device, which dates forms and papers. What ends or deletes something asks both clocks. */
  abstract deviceNow(): Instant;
  /** How many milliseconds the clock of this device is ahead of the server's. Asks the server. 0 if that is not known. */
  abstract deviceError(): Promise<number>;
  /** Calls back once, after this many milliseconds. */
  abstract after(milliseconds: number, callback: () => void): Cancel;
  /** Calls back again and again, each time after this many milliseconds, until it is cancelled. */
  abstract every(milliseconds: number, callback: () => void): Cancel;
  /** Calls back once, when the main thread is idle, or after two seconds at the latest. */
  abstract whenIdle(callback: () => void): Cancel;
}
