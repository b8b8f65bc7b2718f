import { euros, type Money, toEuros } from '../shared/Money';
import { proportion } from '../shared/proportion';
import { moneyIn } from '../shared/TypedNumber';
import type { ProfitTarget } from './Calculation';

/** What the dealer adds to a trade price to get a sale price: percent of the trade price, or an amount. */
export type Markup = ProfitTarget;

/** The price to propose to a buyer, in whole euros. */
export function proposedSalePrice(tradePrice: Money, markup: Markup): Money {
  const added = 'amount' in markup ? markup.amount : proportion(tradePrice, markup.percent, 100);
  return euros(Math.round(toEuros((tradePrice + added) as Money)));
}

/** Parses `18 %` or `1 500 €`. Null if the text is something else. A markup is not negative. */
export function typedMarkup(text: string): Markup | null {
  const markup = typedTarget(text);
  return markup && 'amount' in markup && markup.amount < 0 ? null : markup;
}

/** A markup of 0 is none, because a trade price is never a sale price. */
export const isMarkup = (markup: Markup): boolean => ('amount' in markup ? markup.amount : markup.percent) > 0;

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
