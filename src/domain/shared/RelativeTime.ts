import { DAY, HOUR, type Instant, MINUTE } from './Instant';

export interface RelativeTime {
  /** At least 0. It counts into the past. */
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Older instants are shown as dates. */
const AS_DATE_AFTER = 7 * DAY;

/** The elapsed time in one whole unit. Null after 7 days. A future instant counts as now, because clocks differ. */
export function relativeTime(instant: Instant, now: Instant): RelativeTime | null {
  const gone = Math.max(0, now - instant);
  if (gone >= AS_DATE_AFTER) return null;
  if (gone >= DAY) return { value: Math.floor(gone / DAY), unit: 'day' };
  if (gone >= HOUR) return { value: Math.floor(gone / HOUR), unit: 'hour' };
  return { value: Math.floor(gone / MINUTE), unit: 'minute' };
}
