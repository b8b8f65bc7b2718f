import { groupedNumber } from '../shared/GroupedNumber';
import { euros, toEuros, type Money } from '../shared/Money';

const MOST_DIGITS = 9;

/** Whole euro out of what was typed: only digits count, those beyond the ninth are not taken; nothing typed is 0. */
export function bidAmount(text: string): Money {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return euros(Number(digits.slice(0, MOST_DIGITS)));
}

/** The digits for the field, grouped; '' for 0. Cents are rounded up: a bid must never be more than what is read. */
export function bidAmountText(amount: Money): string {
  return amount <= 0 ? '' : groupedNumber(Math.ceil(toEuros(amount)));
}
