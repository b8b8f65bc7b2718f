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

interface ElapsedTime {
  readonly days: number;
  /** 0 to 23 */
  readonly hours: number;
  /** 0 to 59 */
  readonly minutes: number;
}

/** 'Xd Yh Zmin', 'Yh Zmin' or 'Zmin' in every language. */
export function elapsedText(since: Instant, now: Instant): string {
  const { days, hours, minutes } = elapsedTime(since, now);
  if (days > 0) return `${days}d ${hours}h ${minutes}min`;
  return hours > 0 ? `${hours}h ${minutes}min` : `${minutes}min`;
}

/** Elapsed whole minutes. 0 if `since` is in the future, because the clocks of server and browser differ. */
export function elapsedTime(since: Instant, now: Instant): ElapsedTime {
  const gone = Math.max(0, now - since);
  return {
    days: Math.floor(gone / DAY),
    hours: Math.floor((gone % DAY) / HOUR),
    minutes: Math.floor((gone % HOUR) / MINUTE),
  };
}

export const LIST_STALE_AFTER = 15 * MINUTE;
export const PROFILE_STALE_AFTER = 30 * MINUTE;

/**
 * Whether `fetchedAt` is more than `after` milliseconds ago. Null means never fetched, which is stale. A time as far in
 * the future is stale too, because the clock of the device was set back.
 */
export function isStale(fetchedAt: Instant | null, now: Instant, after: number): boolean {
  return fetchedAt === null || Math.abs(now - fetchedAt) > after;
}
