import type { Instant } from '../shared/Instant';

/** A day of the calendar, YYYY-MM-DD, with no time and no time zone. */
export type LocalDate = string & { readonly __localDate: unique symbol };

/** Null for a day that is in no calendar. */
export function localDate(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(0);
  // Not by the constructor, which takes the years up to 99 for those of the last century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.toISOString().slice(0, 10) === text ? (text as LocalDate) : null;
}

/** The day it is where the reader is. */
export function localDateAt(instant: Instant): LocalDate {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const [year, month, day] = parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'));
  return `${year}-${month}-${day}` as LocalDate;
}

/** Its noon where the reader is, to be written as a date. */
export function noonOf(date: LocalDate): Instant {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  return noon.setFullYear(year, month - 1, day);
}
