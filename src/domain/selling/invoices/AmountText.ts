import { type Money, moneyText } from '../../shared/Money';

/** Formats an amount on an invoice, always with cents. */
export function amountText(amount: Money, decimalSign: ',' | '.'): string {
  const text = moneyText(amount, decimalSign);
  return amount % 100 === 0 ? text.replace(/\s€/, `${decimalSign}00$&`) : text;
}
