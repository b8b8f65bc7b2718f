import { type Money, toEuros } from '../../domain/shared/Money';
import { moneyIn } from '../../domain/shared/TypedNumber';
import type { ProfitTarget } from '../../domain/valuation/Calculation';
import { useFormat } from '../shared/texts/useFormat';

/** A typed cost. Null if the text is not an amount of 0 or more. */
export function costIn(text: string): Money | null {
  const amount = moneyIn(text);
  return amount === null || amount < 0 ? null : amount;
}

/** Parses kilometres and rounds them to whole ones. Null if the text is not a number of 0 to 99,999. */
export function kilometresIn(text: string): number | null {
  // Kilometres are written like euros: with separators between thousands, and with decimals.
  const amount = costIn(text);
  const kilometres = amount === null ? NaN : Math.round(toEuros(amount));
  return kilometres <= 99_999 ? kilometres : null;
}

/** How values are written in their fields, in the current language. */
export function useValueTexts() {
  const { money, decimal, percent } = useFormat();
  return {
    amount: (value: Money) => money(value).replace(/\s*€$/, ''),
    percent: decimal,
    target: (target: ProfitTarget) => ('percent' in target ? percent(target.percent) : money(target.amount)),
  };
}
