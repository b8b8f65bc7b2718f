import { DAY, HOUR, type Instant, MINUTE } from './Instant';

export interface RelativeTime {
  /** At least 0, in the past. */
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Beyond this a reader counts in dates. */
const AS_DATE_AFTER = 7 * DAY;

/** How long ago in one whole unit; null where it is long ago. What is yet to come is now, as clocks differ. */
export function relativeTime(instant: Instant, now: Instant): RelativeTime | null {
  const gone = Math.max(0, now - instant);
  if (gone >= AS_DATE_AFTER) return null;
  if (gone >= DAY) return { value: Math.floor(gone / DAY), unit: 'day' };
  if (gone >= HOUR) return { value: Math.floor(gone / HOUR), unit: 'hour' };
  return { value: Math.floor(gone / MINUTE), unit: 'minute' };
}
