import { dealTotal, type Deal } from '../offers/Deal';
import type { Money } from '../shared/Money';

/** What several purchases cost together. */
export interface PurchaseSum {
  readonly count: number;
  /** The prices and commissions that are known. */
  readonly total: Money;
  /** The number of purchases without a known total. The sum leaves them out. */
  readonly unknown: number;
}

/** Null stands for a purchase whose details are not known. */
export function purchaseSum(purchases: readonly (Deal | null)[]): PurchaseSum {
  const totals = purchases.map(purchase => (purchase === null ? null : dealTotal(purchase)));
  const known = totals.filter(total => total !== null);
  return {
    count: totals.length,
    total: known.reduce<number>((sum, total) => sum + total, 0) as Money,
    unknown: totals.length - known.length,
  };
}
