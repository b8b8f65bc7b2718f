import type { Instant } from '../../../domain/shared/Instant';

/** The middle of a calendar day (YYYY-MM-DD) where the reader is, so that it is shown as that day everywhere. */
export function calendarInstant(day: string): Instant {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12).getTime();
}
