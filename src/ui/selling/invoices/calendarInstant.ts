import type { Instant } from '../../../domain/shared/Instant';

/** Noon of a calendar day (YYYY-MM-DD) in the local time zone, so that formatting shows the same day. */
export function calendarInstant(day: string): Instant {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12).getTime();
}
