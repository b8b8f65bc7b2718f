import type { Instant } from '../../domain/shared/Instant';

export type Cancel = () => void;

export interface Clock {
  /** The current time of this device, which can differ from the server's. */
  now(): Instant;
  /** Calls back once, after this many milliseconds. */
  after(milliseconds: number, callback: () => void): Cancel;
  /** Calls back again and again, each time after this many milliseconds, until it is cancelled. */
  every(milliseconds: number, callback: () => void): Cancel;
  /** Calls back once, when the main thread is idle, or after two seconds at the latest. */
  whenIdle(callback: () => void): Cancel;
}

export const Clock = Symbol('Clock');
