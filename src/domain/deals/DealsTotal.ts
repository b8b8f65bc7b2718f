import { type Deal, dealTotal } from '../offers/Deal';
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

/** What deals cost on top of their prices, in percent with one decimal. */
export interface DealCommission {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** The number of deals whose price and commission are known. */
  readonly count: number;
}

/** Null if no deal states both its price and its commission. */
export function dealCommission(deals: readonly Deal[]): DealCommission | null {
  const rates = deals
    .flatMap(({ clientPrice, commission }) =>
      clientPrice !== null && clientPrice > 0 && commission !== null ? (commission / clientPrice) * 100 : [],
    )
    .sort((one, other) => one - other);
  const [least, most] = [rates[0], rates.at(-1)];
  if (least === undefined || most === undefined) return null;
  const half = (rates.length - 1) / 2;
  const median = (rates[Math.floor(half)]! + rates[Math.ceil(half)]!) / 2;
  return { median: inTenths(median), least: inTenths(least), most: inTenths(most), count: rates.length };
}

const inTenths = (percent: number): number => Math.round(percent * 10) / 10;
