/** A point in time in milliseconds since 1970-01-01 UTC. */
export type Instant = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The last point in time that a JavaScript date can express. */
const LATEST = 8_640_000_000_000_000;

/** Whether a value from outside is a point in time since 1970 that can be shown as a date. */
export const isInstant = (value: unknown): value is Instant =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LATEST;
