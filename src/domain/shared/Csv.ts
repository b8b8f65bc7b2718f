import { decimalSign, type Language } from './Language';
import type { Money } from './Money';

/** An amount is written in euros with cents and without the currency. Null is an empty cell. */
export type CsvCell = string | number | { readonly amount: Money } | null;

export type CsvRow = readonly CsvCell[];

/** Without it, spreadsheets read UTF-8 as the encoding of the operating system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet takes a text that starts like this for a formula. The last four signs are the full-width forms. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * A file for the spreadsheets of a language, by RFC 4180. The languages with a decimal comma separate cells by a
 * semicolon. A text that a spreadsheet would compute gets an apostrophe in front.
 */
export function csvText(rows: readonly CsvRow[], language: Language): string {
  const sign = decimalSign(language);
  const separator = sign === ',' ? ';' : ',';
  const lines = rows.map(row => row.map(cell => quoted(cellText(cell, sign), separator)).join(separator));
  return BYTE_ORDER_MARK + lines.map(line => `${line}\r\n`).join('');
}

function cellText(cell: CsvCell, sign: ',' | '.'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', sign);
  if (typeof cell === 'string') return formulaStart.test(cell) ? `'${cell}` : cell;
  const cents = String(Math.abs(cell.amount)).padStart(3, '0');
  return `${cell.amount < 0 ? '-' : ''}${cents.slice(0, -2)}${sign}${cents.slice(-2)}`;
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
