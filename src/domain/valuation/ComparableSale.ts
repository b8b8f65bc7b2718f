import type { HashId, Offer } from '../offers/Offer';
import { offerYear } from '../offers/vehicle/Vehicle';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { proportion } from '../shared/proportion';

/** A sold offer that the price of another offer is compared with. Null if a value is not known. */
export interface ComparableSale {
  readonly hashId: HashId;
  readonly label: string;
  readonly price: Money | null;
  /** km */
  readonly mileage: number | null;
  readonly year: number | null;
  readonly score: number | null;
  readonly soldAt: Instant | null;
}

/** A final price of 0 counts as unknown. */
export function comparableSale(offer: Offer): ComparableSale {
  const { hashId, label1, finalPrice, totalMileage, score, archivedAt } = offer;
  return {
    hashId,
    label: label1,
    price: (finalPrice ?? 0) > 0 ? finalPrice : null,
    mileage: totalMileage,
    year: offerYear(offer),
    score,
    soldAt: archivedAt,
  };
}

/** Sales that are kept and computed for one question. */
export const MOST_SALES = 200;

interface FoundSales {
  readonly sales: readonly ComparableSale[];
  /** True if there are more sales than these. */
  readonly isCut: boolean;
}

/** The newest 200 of the sales. Sales without a date count as the oldest. */
export function newestSales({ sales, isCut }: FoundSales): FoundSales {
  if (sales.length <= MOST_SALES) return { sales, isCut };
  const newestFirst = [...sales].sort((one, other) => (other.soldAt ?? 0) - (one.soldAt ?? 0));
  return { sales: newestFirst.slice(0, MOST_SALES), isCut: true };
}

/** The years of the sales with a price, and how many of them are of the year of the offer. Null if none is known. */
export function saleYears(sales: readonly ComparableSale[], ofOffer: number | null) {
  const years = sales.flatMap(({ price, year }) => (price === null || year === null ? [] : year));
  if (years.length === 0) return null;
  const same = years.filter(year => year === ofOffer).length;
  return { first: Math.min(...years), last: Math.max(...years), same };
}

export type PriceSummary =
  | { readonly kind: 'tooFew'; readonly count: number; readonly unknownPrices: number }
  | {
      readonly kind: 'known';
      /** Number of sales with a price. */
      readonly count: number;
      readonly unknownPrices: number;
      readonly lowest: Money;
      readonly lowerQuartile: Money;
      readonly median: Money;
      readonly upperQuartile: Money;
      readonly highest: Money;
      /** Null if no sale has a date. */
      readonly newest: Instant | null;
    };

const FEWEST = 3;

/** The prices of the sales. Sales without a price only count as unknown. Each sale must be in the list once. */
export function priceSummary(sales: readonly ComparableSale[]): PriceSummary {
  const prices = sales.flatMap(({ price }) => price ?? []).sort((one, other) => one - other);
  const dates = sales.flatMap(({ soldAt }) => soldAt ?? []);
  const count = prices.length;
  const unknownPrices = sales.length - count;
  if (count < FEWEST) return { kind: 'tooFew', count, unknownPrices };
  return {
    kind: 'known',
    count,
    unknownPrices,
    lowest: quartile(prices, 0),
    lowerQuartile: quartile(prices, 1),
    median: quartile(prices, 2),
    upperQuartile: quartile(prices, 3),
    highest: quartile(prices, 4),
    newest: dates.length > 0 ? Math.max(...dates) : null,
  };
}

/**
 * The n-th quartile of sorted prices, n from 0 to 4, by linear interpolation between the two prices around the position
 * (count - 1) · n / 4. This is type 7 of Hyndman and Fan, as in Excel's QUARTILE.INC. Rounded to the cent.
 */
function quartile(sorted: readonly Money[], n: number): Money {
  const position = ((sorted.length - 1) * n) / 4;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return (below + proportion((above - below) as Money, position % 1, 1)) as Money;
}
