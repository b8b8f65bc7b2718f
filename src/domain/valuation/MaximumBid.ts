import { euros, type Money } from '../shared/Money';
import { calculation, type CalculationDefaults, type CalculationInputs, targetProfit } from './Calculation';

/** The bid form takes nine digits. */
const MOST_EUROS = 999_999_999;

/**
 * The highest bid in whole euros that reaches the target profit. Null if only 0 €, or nothing, reaches it: that is no bid.
 *
 * The binary search is exact, because a euro more never gives more profit: the bid costs at least 100/(100 + rate) of
 * that euro after VAT, which is 50 cents or more at rates up to 100 percent, rounding gives back one cent at most, and
 * the commission never falls.
 */
export function maximumBid(inputs: CalculationInputs): Money | null {
  const target = targetProfit(inputs);
  const reachesTarget = (bid: number) => calculation(inputs, euros(bid)).profit >= target;
  if (!reachesTarget(0)) return null;
  let [reached, missed] = [0, MOST_EUROS + 1];
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2);
    if (reachesTarget(middle)) reached = middle;
    else missed = middle;
  }
  return reached > 0 ? euros(reached) : null;
}

/** Without a target, the maximum bid earns nothing. */
export const isBreakEven = ({ target }: Pick<CalculationDefaults, 'target'>): boolean =>
  ('amount' in target ? target.amount : target.percent) === 0;
