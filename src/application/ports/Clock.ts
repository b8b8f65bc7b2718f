import type { Instant } from '../../domain/shared/Instant';

export type Cancel = () => void;

export interface Clock {
  /** The current time of the server, as far as its answers have told it. Otherwise the time of this device. */
  now(): Instant;
  /** The current time of this device, which dates forms and papers. What ends or deletes something asks both clocks. */
  deviceNow(): Instant;
  /** How many milliseconds the clock of this device is ahead of the server's. Asks the server. 0 if that is not known. */
  deviceError(): Promise<number>;
  /** Calls back once, after this many milliseconds. */
  after(milliseconds: number, callback: () => void): Cancel;
  /** Calls back again and again, each time after this many milliseconds, until it is cancelled. */
  every(milliseconds: number, callback: () => void): Cancel;
  /** Calls back once, when the main thread is idle, or after two seconds at the latest. */
  whenIdle(callback: () => void): Cancel;
}

export const Clock = Symbol('Clock');
