/** A point in time in milliseconds since 1970-01-01 UTC. */
export type Instant = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Later times are damage: in microseconds, today is in the year 58,000. */
const END_OF_CENTURY = Date.UTC(2100, 0, 1);

/** Whether a value from outside is a point in time from 1970 to 2099. */
export const isInstant = (value: unknown): value is Instant =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < END_OF_CENTURY;

export const LIST_STALE_AFTER = 15 * MINUTE;
export const PROFILE_STALE_AFTER = 30 * MINUTE;

/**
 * Whether `fetchedAt` is more than `after` milliseconds ago. Null means never fetched, which is stale. A time as far in
 * the future is stale too, because the clock of the device was set back.
 */
export function isStale(fetchedAt: Instant | null, now: Instant, after: number): boolean {
  return fetchedAt === null || Math.abs(now - fetchedAt) > after;
}
