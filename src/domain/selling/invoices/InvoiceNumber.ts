import type { IssuedInvoice } from './IssuedInvoice';

/** Numbers with more digits exceed the range of exact integers. */
const MOST_DIGITS = 15;

/**
 * The next invoice number: its counter increases by one and keeps its leading zeros. A single run of digits is the
 * counter. Of several runs, the runs of the year are skipped. The counter is the first remaining run if the number ends
 * with the year, or else the last run. '' if no counter is found.
 */
export function nextInvoiceNumber({ number, date }: Pick<IssuedInvoice, 'number' | 'date'>): string {
  const text = number.trim();
  const runs = [...text.matchAll(/\d+/g)];
  const years = runs.length > 1 ? yearsAmong(runs, Number(date.slice(0, 4))) : [];
  const counters = runs.filter(run => !years.includes(run));
  const endsWithYear = runs.at(-1) !== counters.at(-1);
  const counter = endsWithYear ? counters[0] : counters.at(-1);
  if (counter === undefined || counter[0].length > MOST_DIGITS) return '';
  const [digits] = counter;
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return text.slice(0, counter.index) + next + text.slice(counter.index + digits.length);
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

/** Compares two numbers without case and whitespace. */
export const isSameNumber = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (number: string): string => number.replace(/\s/g, '').toLowerCase();
