import { DAY, type Instant } from './Instant';

/** A calendar date, YYYY-MM-DD, without time or time zone. */
export type LocalDate = string & { readonly __localDate: unique symbol };

/** Null if the text has another format or the date does not exist. */
export function localDate(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(0);
  // The constructor maps years 0 to 99 to 1900 to 1999, and `setUTCFullYear` does not.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.toISOString().slice(0, 10) === text ? (text as LocalDate) : null;
}

/** The date in the time zone of this device. */
export function localDateAt(instant: Instant): LocalDate {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const [year, month, day] = parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'));
  return `${year}-${month}-${day}` as LocalDate;
}

/** Noon of a date, YYYY-MM-DD, in the time zone of this device, for date formatting. */
export function noonOf(date: string): Instant {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  return noon.setFullYear(year, month - 1, day);
}

/** The number of midnights between two instants, in the time zone of this device. Negative if the first one is later. */
export const calendarDaysBetween = (from: Instant, to: Instant): number =>
  // A day on which the clocks change is an hour shorter or longer.
  Math.round((noonOf(localDateAt(to)) - noonOf(localDateAt(from))) / DAY);

/** YYYY-MM */
export const monthOf = (date: string): string => date.slice(0, 7);

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
