import { grouped } from '../../shared/Lists';
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
 * Two invoices have the same number if they have the same key. A number without a year is another one after its run has
 * begun with 1 again in a later year.
 */
export function numberKeys(invoices: readonly NumberedInvoice[]): (invoice: NumberedInvoice) => string {
  const runs = yearlyRuns(invoices);
  return invoice => {
    const start = startOf(runs.get(runOf(countedOnce(invoice))), invoice);
    return `${comparableNumber(invoice.number)} ${start}`;
  };
}

/** What the invoices that were issued say about the number of another one. */
export interface NumberUse<Invoice extends NumberedInvoice> {
  /** The invoice that already has this number. Null if none has. */
  readonly usedBy: Invoice | null;
  /** The latest other year in which a number without a year was issued. Null if its run has not begun with 1 again since. */
  readonly otherYear: string | null;
  /**
   * The number that is left out before this one: the next one after the highest of the same run. Null if none is left out,
   * or if no invoice of the run is known.
   */
  readonly skipped: string | null;
}

/** Reads the invoices once, because thousands of them are compared with each typed character. */
export function numberUses<Invoice extends NumberedInvoice>(
  issued: readonly Invoice[],
): (typed: NumberedInvoice) => NumberUse<Invoice> {
  const byNumber = grouped(issued, ({ number }) => comparableNumber(number));
  const byRun = grouped(issued, invoice => runOf(countedOnce(invoice)));
  const runs = yearlyRuns(issued);
  return typed => {
    const own = countedNumber(typed);
    // The number itself may be the 1 with which its run begins again.
    const run = own && isWithoutYear(own) ? withNumber(runs.get(runOf(own)), own, typed) : undefined;
    const isInRun = (other: NumberedInvoice) => startOf(run, other) === startOf(run, typed);
    const same = byNumber.get(comparableNumber(typed.number)) ?? [];
    const otherYears = same.filter(other => !isInRun(other)).map(yearOf);
    return {
      usedBy: same.find(isInRun) ?? null,
      otherYear: otherYears.sort().at(-1) ?? null,
      skipped: own && numberBefore(own, byRun.get(runOf(own))?.filter(isInRun) ?? []),
    };
  };
}

/** What is wrong with the numbers of a run. */
interface RunFindings {
  /** The numbers that no invoice has, or the first and the last one of several in a row. */
  readonly missing: readonly string[];
  /** The numbers that follow one of a later date. */
  readonly outOfOrder: readonly string[];
}

/** What is wrong in the runs to which some of the invoices belong, from the first to the last known number of each run. */
export function runFindings(all: readonly NumberedInvoice[], some: readonly NumberedInvoice[]): RunFindings {
  const yearly = yearlyRuns(all);
  const keyOf = (invoice: NumberedInvoice) => {
    const run = runOf(countedOnce(invoice));
    return run && `${run} ${startOf(yearly.get(run), invoice)}`;
  };
  const runs = grouped(all, keyOf);
  const found = [...new Set(some.map(keyOf))]
    .filter(key => key !== '')
    .flatMap(key => pairs([...(runs.get(key) ?? [])].sort((one, other) => counterOf(one) - counterOf(other))));
  return {
    missing: found.flatMap(([one, next]) => numbersBetween(one, counterOf(next))),
    // Two invoices with one number are another mistake.
    outOfOrder: found
      .filter(([one, next]) => next.date < one.date && counterOf(one) < counterOf(next))
      .map(([, { number }]) => number),
  };
}

/** Each row with the one after it. */
const pairs = <Row>(rows: readonly Row[]): readonly (readonly [Row, Row])[] =>
  rows.slice(1).map((row, index) => [rows[index]!, row]);

const counterOf = (invoice: NumberedInvoice): number => Number(countedOnce(invoice)?.digits);

function numbersBetween(invoice: NumberedInvoice, end: number): readonly string[] {
  const counted = countedOnce(invoice);
  const first = counterOf(invoice) + 1;
  if (!counted || first >= end) return [];
  return [[...new Set([numberOf(counted, first), numberOf(counted, end - 1)])].join(' – ')];
}

/** The number that is left out between the highest of the run below this one and this one. */
function numberBefore(own: CountedNumber, run: readonly NumberedInvoice[]): string | null {
  let last: CountedNumber | null = null;
  for (const other of run) {
    const counted = countedOnce(other);
    if (!counted || Number(counted.digits) >= Number(own.digits)) continue;
    if (last === null || Number(counted.digits) > Number(last.digits)) last = counted;
  }
  return last && Number(own.digits) > Number(last.digits) + 1 ? numberOf(last, Number(last.digits) + 1) : null;
}

/** The run of a number without a year: its first year, and the years in which it has the number 1. */
interface YearlyRun {
  readonly first: string;
  readonly starts: readonly string[];
}

const yearOf = ({ date }: NumberedInvoice): string => date.slice(0, 4);

const isWithoutYear = ({ before, after }: CountedNumber): boolean => !/\d/.test(before + after);

function yearlyRuns(invoices: readonly NumberedInvoice[]): ReadonlyMap<string, YearlyRun> {
  const runs = new Map<string, YearlyRun>();
  for (const invoice of invoices) {
    const counted = countedOnce(invoice);
    if (counted && isWithoutYear(counted))
      runs.set(runOf(counted), withNumber(runs.get(runOf(counted)), counted, invoice));
  }
  return runs;
}

function withNumber(run: YearlyRun | undefined, { digits }: CountedNumber, invoice: NumberedInvoice): YearlyRun {
  const year = yearOf(invoice);
  const { first, starts } = run ?? { first: year, starts: [] };
  const isStart = Number(digits) === 1 && !starts.includes(year);
  return { first: year < first ? year : first, starts: isStart ? [...starts, year] : starts };
}

/** The later year in which the run has last begun with 1 again, up to the year of the invoice. '' if it has not. */
function startOf(run: YearlyRun | undefined, invoice: NumberedInvoice): string {
  const again = run?.starts.filter(year => year > run.first && year <= yearOf(invoice)) ?? [];
  return again.sort().at(-1) ?? '';
}

const knownCounts = new WeakMap<NumberedInvoice, CountedNumber | null>();

function countedOnce(invoice: NumberedInvoice): CountedNumber | null {
  let counted = knownCounts.get(invoice);
  if (counted === undefined) knownCounts.set(invoice, (counted = countedNumber(invoice)));
  return counted;
}

/** '' without a counter. */
const runOf = (counted: CountedNumber | null): string =>
  counted ? comparableNumber(`${counted.before}#${counted.after}`) : '';

const numberOf = ({ before, digits, after }: CountedNumber, counter: number): string =>
  before + String(counter).padStart(digits.length, '0') + after;

/**
 * A single run of digits is the counter. Of several runs, the runs of the year are skipped. The counter is the first
 * remaining run if the number ends with the year, or else the last run. Null if no counter is found.
 */
function countedNumber({ number, date }: NumberedInvoice): CountedNumber | null {
  const text = number.normalize('NFKC').trim();
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

/** Without case and whitespace, and with one dash: Word replaces the typed one. The minus sign is no dash to Unicode. */
const comparableNumber = (number: string): string =>
  withoutInvisible(number.normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .toLowerCase();
