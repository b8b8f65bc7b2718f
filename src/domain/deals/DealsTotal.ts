import { dealTotal, type Deal } from '../offers/Deal';
import type { Money } from '../shared/Money';

/** What several deals cost together. */
export interface DealsTotal {
  readonly count: number;
  /** The prices and commissions that are known. */
  readonly total: Money;
  /** The number of deals without a known total. The sum leaves them out. */
  readonly unknown: number;
}

/** Null stands for a deal whose details are not known. */
export function dealsTotal(deals: readonly (Deal | null)[]): DealsTotal {
  const totals = deals.map(deal => deal && dealTotal(deal));
  const known = totals.filter(total => total !== null);
  return {
    count: totals.length,
    total: known.reduce<number>((sum, total) => sum + total, 0) as Money,
    unknown: totals.length - known.length,
  };
}
