/** More digits than this are not counted exactly. */
const MOST_DIGITS = 15;

const YEAR = /^20\d\d$/;

/**
 * The number after this one: its counter goes up by one and keeps its leading zeros. The counter is the run of digits
 * that is not a four-digit year. Several runs are read as a date in front of or behind the counter: if the year comes
 * last, the counter comes first. '' if no counter can be told apart.
 */
export function nextInvoiceNumber(last: string): string {
  const text = last.trim();
  const runs = [...text.matchAll(/\d+/g)];
  const counters = runs.length === 1 ? runs : runs.filter(([digits]) => !YEAR.test(digits));
  const endsWithYear = YEAR.test(runs.at(-1)?.[0] ?? '');
  const counter = endsWithYear ? counters[0] : counters.at(-1);
  if (counter === undefined || counter[0].length > MOST_DIGITS) return '';
  const [digits] = counter;
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return text.slice(0, counter.index) + next + text.slice(counter.index + digits.length);
}

/** Capitals, and blanks within, do not make another number. */
export const isSameNumber = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (number: string): string => number.replace(/\s+/g, '').toLowerCase();
