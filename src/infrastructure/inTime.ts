import type { Clock } from '../application/ports/Clock';
import { SECOND } from '../domain/shared/Instant';
import { namedError } from './errorName';

/** Milliseconds that a press, a list or a sign-in waits for the browser. */
export const BROWSER_LIMIT = 2 * SECOND;

/**
 * Rejects with a `TimeoutError` if the browser does not answer. A database or a lock may never answer, because another tab
 * holds it and is frozen. Every promise of the browser on which a press, a list or the session waits goes through here.
 */
export function inTime<Value>(
  clock: Pick<Clock, 'after'>,
  answer: Promise<Value>,
  limit = BROWSER_LIMIT,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () => reject(namedError('TimeoutError')));
    answer.then(resolve, reject).finally(cancel);
  });
}
