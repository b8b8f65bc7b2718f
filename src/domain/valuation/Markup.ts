import { euros, type Money, toEuros } from '../shared/Money';
import { proportion } from '../shared/proportion';
import type { ProfitTarget } from './Calculation';
import { typedTarget } from './TypedRate';

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
