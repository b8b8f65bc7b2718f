import { DAY, HOUR, type Instant, MINUTE } from './Instant';
import { calendarDaysBetween } from './LocalDate';

export interface RelativeTime {
  /** At least 0. It counts into the past. */
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Older instants are shown as dates. */
const DAYS_IN_WORDS = 7;

/**
 * The elapsed time in one whole unit. From 24 hours on, it counts the calendar days of this device's time zone, because
 * 'yesterday' is the day before today. Null from 7 days on. A future instant counts as now, because clocks differ.
 */
export function relativeTime(instant: Instant, now: Instant): RelativeTime | null {
  const gone = Math.max(0, now - instant);
  const days = gone < DAY ? 0 : calendarDaysBetween(instant, now);
  if (days >= DAYS_IN_WORDS) return null;
  if (days > 0) return { value: days, unit: 'day' };
  if (gone >= HOUR) return { value: Math.floor(gone / HOUR), unit: 'hour' };
  return { value: Math.floor(gone / MINUTE), unit: 'minute' };
}
