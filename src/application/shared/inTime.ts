import { SECOND } from '../../domain/shared/Instant';
import type { Clock } from '../ports/Clock';

type Timer = Pick<Clock, 'after'>;

/** Milliseconds that a press, a list or a sign-in waits for the browser. */
export const BROWSER_LIMIT = 2 * SECOND;

/**
 * A page that could not run for a while, as during a heavy script, takes one step then. It receives the answer that waits
 * for it before it takes the next.
 */
const STEPS = 4;

/**
 * Rejects with a `TimeoutError` if the browser does not answer. A database or a lock may never answer, because another tab
 * holds it and is frozen. Every promise of the browser on which a press, a list or the session waits goes through here.
 */
export function inTime<Value>(clock: Timer, answer: Promise<Value>, limit = BROWSER_LIMIT): Promise<Value> {
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    const wait = (steps: number): void => {
      if (steps === 0) reject(timeoutError());
      else cancel = clock.after(limit / STEPS, () => wait(steps - 1));
    };
    wait(STEPS);
    answer.then(resolve, reject).finally(() => cancel());
  });
}

/** Resolves after this many milliseconds. */
export const pause = (clock: Timer, milliseconds: number): Promise<void> =>
  new Promise(resolve => void clock.after(milliseconds, resolve));

const timeoutError = (): Error => Object.assign(new Error(), { name: 'TimeoutError' });
