import type { Instant } from './Instant';
import { decimalSign, type Language } from './Language';
import type { Money } from './Money';

/** A cell of a table that is saved as a file. A date is YYYY-MM-DD. Null is an empty cell. */
export type SheetCell =
  string | number | { readonly amount: Money } | { readonly date: string } | { readonly at: Instant } | null;

/** The first row of a table has the names of its columns. */
export type SheetRow = readonly SheetCell[];

export interface NamedSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** In UTF-16 units. */
const LONGEST_SHEET_NAME = 31;

/**
 * Names that spreadsheet programs take, each once: at most 31 characters, none of []:*?/\\, and no apostrophe at an end. What
 * does not fit is cut off.
 */
export function sheetNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map(name => {
    const base = name.replace(/[[\]:*?/\\]+/g, '-');
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` (${count})`;
      const found = trimmedName(base.slice(0, LONGEST_SHEET_NAME - end.length)) + end;
      if (used.has(found.toLowerCase())) continue;
      used.add(found.toLowerCase());
      return found;
    }
  });
}

/** Without half of a character at its end, and never empty. */
const trimmedName = (name: string): string =>
  name.replace(/[\ud800-\udbff]$/, '').replace(/^['\s]+|['\s-]+$/g, '') || '-';

/** The file of some rows: the names of the columns, and below them what each column says of a row. */
export function sheetOf<Row, Name extends string>(
  rows: readonly Row[],
  columns: Readonly<Record<Name, (row: Row) => SheetCell>>,
  heading: (column: Name) => string,
): readonly SheetRow[] {
  const named = Object.entries<(row: Row) => SheetCell>(columns);
  return [named.map(([name]) => heading(name as Name)), ...rows.map(row => named.map(([, cellOf]) => cellOf(row)))];
}

/** An amount that is not known is an empty cell. */
export const amountCell = (amount: Money | null): SheetCell => (amount === null ? null : { amount });

/** A time as the clock on the wall of the reader shows it: YYYY-MM-DD HH:MM. */
export function wallClock(at: Instant): string {
  const time = new Date(at);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${date} ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Without it, spreadsheets read UTF-8 as the encoding of the operating system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet takes a text that starts like this for a formula. The last four signs are the full-width forms. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A phone number, or a number with its sign: nothing is computed from it. */
const harmless = /^ *(\+(?=(\D*\d){6})[\d\s()/.-]+|[+-][\d.,\s]*)$/;

const isFormula = (text: string): boolean => formulaStart.test(text) && !harmless.test(text);

/**
 * A file for other programs in the notation of a language, by RFC 4180. The languages with a decimal comma separate cells by a
 * semicolon. A text that a spreadsheet would compute gets an apostrophe in front. An amount is written in euros with cents and
 * without the currency.
 */
export function csvText(rows: readonly SheetRow[], language: Language): string {
  const sign = decimalSign(language);
  const separator = sign === ',' ? ';' : ',';
  const lines = rows.map(row => row.map(cell => quoted(cellText(cell, sign), separator)).join(separator));
  return BYTE_ORDER_MARK + lines.map(line => `${line}\r\n`).join('');
}

function cellText(cell: SheetCell, sign: ',' | '.'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', sign);
  if (typeof cell === 'string') return isFormula(cell) ? `'${cell}` : cell;
  if ('date' in cell) return cell.date;
  if ('at' in cell) return wallClock(cell.at);
  const cents = String(Math.abs(cell.amount)).padStart(3, '0');
  return `${cell.amount < 0 ? '-' : ''}${cents.slice(0, -2)}${sign}${cents.slice(-2)}`;
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
