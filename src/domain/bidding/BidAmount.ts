import { groupedNumber } from '../shared/GroupedNumber';
import { euros, toEuros, type Money } from '../shared/Money';

const MOST_DIGITS = 9;

/** Parses whole euros. Ignores everything but digits, and digits after the ninth. Returns 0 if there are none. */
export function bidAmount(text: string): Money {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return euros(Number(digits.slice(0, MOST_DIGITS)));
}

/**
 * The grouped digits for the field, or '' for 0. Cents are rounded up: a bid must never exceed the amount that the
 * dealer reads.
 */
export function bidAmountText(amount: Money): string {
  return amount <= 0 ? '' : groupedNumber(Math.ceil(toEuros(amount)));
}
