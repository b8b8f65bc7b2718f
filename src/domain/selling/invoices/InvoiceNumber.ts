import { withoutInvisible } from '../../shared/TypedNumber';
import type { IssuedInvoice } from './IssuedInvoice';

/** Numbers with more digits exceed the range of exact integers. */
const MOST_DIGITS = 15;

export type NumberedInvoice = Pick<IssuedInvoice, 'number' | 'date'>;

/** A number as a counter among the other signs, which the numbers of one run share. */
interface CountedNumber {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
}

/**
 * The next invoice number: its counter increases by one and keeps its leading zeros. '' if no counter is found.
 */
export function nextInvoiceNumber(invoice: NumberedInvoice): string {
  const counted = countedNumber(invoice);
  return counted ? numberOf(counted, Number(counted.digits) + 1) : '';
}

/**
 * The number that is left out before this one: the next one after the highest of the same run. Null if none is left out,
 * or if no invoice of the run is known.
 */
export function skippedNumber(invoice: NumberedInvoice, issued: readonly NumberedInvoice[]): string | null {
  const own = countedNumber(invoice);
  if (!own) return null;
  const run = runOf(own);
  const startOf = runStarts([invoice, ...issued]);
  const start = startOf(invoice);
  let last: CountedNumber | null = null;
  for (const other of issued) {
    const counted = countedOnce(other);
    if (!counted || runOf(counted) !== run || Number(counted.digits) >= Number(own.digits)) continue;
    if (startOf(other) !== start) continue;
    if (last === null || Number(counted.digits) > Number(last.digits)) last = counted;
  }
  return last && Number(own.digits) > Number(last.digits) + 1 ? numberOf(last, Number(last.digits) + 1) : null;
}

/**
 * Two invoices have the same number if they have the same key. A number without a year is another one after its run has
 * begun with 1 again in a later year.
 */
export function numberKeys(invoices: readonly NumberedInvoice[]): (invoice: NumberedInvoice) => string {
  const startOf = runStarts(invoices);
  return invoice => `${comparableNumber(invoice.number)} ${startOf(invoice)}`;
}

/** The latest other year in which a number without a year was issued. Null if its run has not begun with 1 again since. */
export function otherYearOf(invoice: NumberedInvoice, issued: readonly NumberedInvoice[]): string | null {
  const keyOf = numberKeys([invoice, ...issued]);
  const number = comparableNumber(invoice.number);
  const others = issued.filter(other => comparableNumber(other.number) === number && keyOf(other) !== keyOf(invoice));
  return (
    others
      .map(({ date }) => date.slice(0, 4))
      .sort()
      .at(-1) ?? null
  );
}

/** Returns in which later year the run of a number without a year has last begun with 1 again. '' if it has not. */
function runStarts(invoices: readonly NumberedInvoice[]): (invoice: NumberedInvoice) => string {
  const yearOf = ({ date }: NumberedInvoice) => date.slice(0, 4);
  const runs = new Map<string, { first: string; readonly starts: Set<string> }>();
  for (const invoice of invoices) {
    const counted = countedOnce(invoice);
    if (!counted || /\d/.test(counted.before + counted.after)) continue;
    const year = yearOf(invoice);
    const run = runs.get(runOf(counted)) ?? { first: year, starts: new Set() };
    if (year < run.first) run.first = year;
    if (Number(counted.digits) === 1) run.starts.add(year);
    runs.set(runOf(counted), run);
  }
  return invoice => {
    const counted = countedOnce(invoice);
    const run = counted && runs.get(runOf(counted));
    if (!run) return '';
    return (
      [...run.starts]
        .filter(year => year > run.first && year <= yearOf(invoice))
        .sort()
        .at(-1) ?? ''
    );
  };
}

/** Thousands of invoices are compared with each typed sign. */
const knownCounts = new WeakMap<NumberedInvoice, CountedNumber | null>();

function countedOnce(invoice: NumberedInvoice): CountedNumber | null {
  let counted = knownCounts.get(invoice);
  if (counted === undefined) knownCounts.set(invoice, (counted = countedNumber(invoice)));
  return counted;
}

const runOf = ({ before, after }: CountedNumber): string => comparableNumber(`${before}#${after}`);

const numberOf = ({ before, digits, after }: CountedNumber, counter: number): string =>
  before + String(counter).padStart(digits.length, '0') + after;

/**
 * A single run of digits is the counter. Of several runs, the runs of the year are skipped. The counter is the first
 * remaining run if the number ends with the year, or else the last run. Null if no counter is found.
 */
function countedNumber({ number, date }: NumberedInvoice): CountedNumber | null {
  const text = number.trim();
  const runs = [...text.matchAll(/\d+/g)];
  const years = runs.length > 1 ? yearsAmong(runs, Number(date.slice(0, 4))) : [];
  const counters = runs.filter(run => !years.includes(run));
  const endsWithYear = runs.at(-1) !== counters.at(-1);
  const counter = endsWithYear ? counters[0] : counters.at(-1);
  if (counter === undefined || counter[0].length > MOST_DIGITS) return null;
  const [digits] = counter;
  return { before: text.slice(0, counter.index), digits, after: text.slice(counter.index + digits.length) };
}

/**
 * The runs that name the year of the invoice or the year before: all with four digits, or else one with two digits beside
 * a separator. The last run is rather a year than an earlier one, and this year rather than the one before.
 */
function yearsAmong(runs: readonly RegExpExecArray[], year: number): readonly RegExpExecArray[] {
  const spelled = (length: number) => [year, year - 1].map(each => String(each).slice(-length));
  const long = runs.filter(([digits]) => spelled(4).includes(digits));
  if (long.length > 0) return long;
  const short = spelled(2).flatMap(digits => runs.filter(run => run[0] === digits && isBesideSeparator(run)).reverse());
  return short.slice(0, 1);
}

function isBesideSeparator({ 0: digits, index, input }: RegExpExecArray): boolean {
  const beside = (input[index - 1] ?? '') + (input[index + digits.length] ?? '');
  return /[^\p{L}\d]/u.test(beside);
}

/** A number without case and whitespace. */
const comparableNumber = (number: string): string => withoutInvisible(number).replace(/\s/g, '').toLowerCase();
