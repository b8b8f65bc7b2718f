import type { Instant } from './Instant';
import type { Money } from './Money';

/** A cell of a table that is saved as a file. A date is YYYY-MM-DD. Null is an empty cell. */
export type SheetCell =
  string | number | { readonly amount: Money } | { readonly date: string } | { readonly at: Instant } | null;

/** The first row of a table has the names of its columns. */
export type SheetRow = readonly SheetCell[];

/** A time as the clock on the wall of the reader shows it: YYYY-MM-DD HH:MM. */
export function wallClock(at: Instant): string {
  const time = new Date(at);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${date} ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}
