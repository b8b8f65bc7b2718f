/** Numbers with more digits exceed the range of exact integers. */
const MOST_DIGITS = 15;

const YEAR = /^20\d\d$/;

/**
 * The next invoice number: its counter increases by one and keeps its leading zeros. A single run of digits is the
 * counter. Several runs contain a date: years (20xx) are skipped, and the counter is the first remaining run if the
 * number ends with a year, or else the last one. '' if no counter is found.
 */
export function nextInvoiceNumber(last: string): string {
  const text = last.trim();
  const runs = [...text.matchAll(/\d+/g)];
  const counters = runs.length === 1 ? runs : runs.filter(([digits]) => !YEAR.test(digits));
  const endsWithYear = runs.at(-1) !== counters.at(-1);
  const counter = endsWithYear ? counters[0] : counters.at(-1);
  if (counter === undefined || counter[0].length > MOST_DIGITS) return '';
  const [digits] = counter;
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return text.slice(0, counter.index) + next + text.slice(counter.index + digits.length);
}

/** Compares two numbers without case and whitespace. */
export const isSameNumber = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (number: string): string => number.replace(/\s/g, '').toLowerCase();
