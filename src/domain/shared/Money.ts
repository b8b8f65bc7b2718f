import { groupedNumber } from './groupedNumber';

/** An amount in integer euro cents. */
export type Money = number & { readonly __money: unique symbol };

/** Converts euros. Rounds half a cent away from zero. */
export function euros(amount: number): Money {
  if (Number.isSafeInteger(amount)) return (amount * 100 + 0) as Money;
  // Rounding to 15 significant digits removes binary errors: 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
  return ((amount < 0 ? -cents : cents) + 0) as Money;
}

/** Whether a value from outside is an amount of whole euros, as fields for bids, limits and the budget take them. */
export const isWholeEuros = (value: unknown): value is Money =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) % 100 === 0;

export const toEuros = (money: Money): number => money / 100;

/** Formats as `1 234,50 €` with no-break spaces. Omits the cents if they are 0. */
export function moneyText(money: Money, decimalSign: ',' | '.'): string {
  const cents = Math.abs(money) % 100;
  const whole = groupedNumber((Math.abs(money) - cents) / 100);
  const fraction = cents === 0 ? '' : decimalSign + String(cents).padStart(2, '0');
  return `${money < 0 ? '-' : ''}${whole}${fraction}\u00a0€`;
}
