import { MINUTE, type Instant } from './Instant';

export const LIST_STALE_AFTER = 15 * MINUTE;
export const PROFILE_STALE_AFTER = 30 * MINUTE;

/**
 * Whether `fetchedAt` is more than `after` milliseconds ago. Null means never fetched, which is stale. A time as far in
 * the future is stale too, because the clock of the device was set back.
 */
export function isStale(fetchedAt: Instant | null, now: Instant, after: number): boolean {
  return fetchedAt === null || Math.abs(now - fetchedAt) > after;
}
