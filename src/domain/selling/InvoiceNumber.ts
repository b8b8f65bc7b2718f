/** Digits beyond these are no counter: they would not be counted exactly. */
const MOST_DIGITS = 15;

/** The number after this one: its last run of digits counts on and keeps its zeros. '' where it has none. */
export function nextInvoiceNumber(last: string): string {
  const found = /^(.*?)(\d+)(\D*)$/s.exec(last.trim());
  const [, before = '', digits = '', after = ''] = found ?? [];
  if (digits === '' || digits.length > MOST_DIGITS) return '';
  return before + String(Number(digits) + 1).padStart(digits.length, '0') + after;
}

/** Capitals, and blanks within, do not make another number. */
export const isSameNumber = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (number: string): string => number.replace(/\s+/g, '').toLowerCase();
