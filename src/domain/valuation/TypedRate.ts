import { moneyIn } from '../shared/MoneyInput';
import type { ProfitTarget } from './Calculation';

/** Parses a percentage of 0 to 100 with up to two decimals, such as `7,25 %`. Null if the text is something else. */
export function typedPercent(text: string): number | null {
  const number = /^\d{1,3}(?:[.,]\d{1,2})?(?=\s*%?$)/.exec(text.trim())?.[0];
  const percent = Number(number?.replace(',', '.'));
  return percent <= 100 ? percent : null;
}

/**
 * Parses `8 %`, or an amount such as `500 €`. A number without a sign is a percentage if it is at most 100, and otherwise
 * whole euros.
 */
export function typedTarget(text: string): ProfitTarget | null {
  if (/€|eur/i.test(text) || Number(/^\s*[1-9]\d{2,}\s*$/.exec(text)?.[0]) > 100) {
    const amount = moneyIn(text);
    return amount === null ? null : { amount };
  }
  const percent = typedPercent(text);
  return percent === null ? null : { percent };
}
