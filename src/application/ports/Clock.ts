import type { Instant } from '../../domain/shared/Instant';

export type Cancel = () => void;

export interface Clock {
  now(): Instant;
  /** Calls once, after so many milliseconds. */
  after(milliseconds: number, callback: () => void): Cancel;
  /** Calls once, when nothing else is to be done, and after two seconds at the latest. */
  whenIdle(callback: () => void): Cancel;
}

export const Clock = Symbol('Clock');
