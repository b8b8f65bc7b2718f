import type { Money } from '../shared/Money';
import type { ComparableSale } from './ComparableSale';

/** A price at a mileage, estimated from comparable sales. */
export interface PriceEstimate {
  /** 0 or more, like both ends of its range. */
  readonly price: Money;
  /** The range that half of the sales lie in, relative to the line. */
  readonly from: Money;
  readonly to: Money;
  /** Number of sales with a price and a mileage. */
  readonly count: number;
}

const FEWEST = 8;

interface Point {
  readonly mileage: number;
  readonly price: Money;
}

/**
 * The Theil–Sen line through the sales at `mileage` (km). Its slope is the median of the slopes between any two sales
 * with different mileages, and its height is the median of what remains. The range adds the quartiles of the remaining
 * differences. Null for fewer than 8 sales, for sales of one mileage only, and for a mileage outside the range of the
 * sales widened by half its width on either side.
 */
export function priceAtMileage(sales: readonly ComparableSale[], mileage: number): PriceEstimate | null {
  const points = sales.flatMap<Point>(sale =>
    sale.price === null || sale.mileage === null ? [] : { price: sale.price, mileage: sale.mileage },
  );
  const slopes = slopesBetween(points);
  if (points.length < FEWEST || slopes.length === 0 || !isNear(mileage, points)) return null;
  const slope = quantile(slopes, 0.5);
  const heights = Float64Array.from(points, point => point.price + slope * (mileage - point.mileage)).sort();
  const [from, price, to] = [0.25, 0.5, 0.75].map(share => toPrice(quantile(heights, share)));
  return { price: price!, from: from!, to: to!, count: points.length };
}

/** Sorted, in cents per km. */
function slopesBetween(points: readonly Point[]): Float64Array {
  const slopes: number[] = [];
  points.forEach((one, index) => {
    for (const other of points.slice(index + 1)) {
      if (one.mileage !== other.mileage) slopes.push((other.price - one.price) / (other.mileage - one.mileage));
    }
  });
  // The sort of typed arrays compares numbers without a callback, which is several times as fast.
  return Float64Array.from(slopes).sort();
}

function isNear(mileage: number, points: readonly Point[]): boolean {
  const mileages = points.map(point => point.mileage);
  const [least, most] = [Math.min(...mileages), Math.max(...mileages)];
  const margin = (most - least) / 2;
  return mileage >= least - margin && mileage <= most + margin;
}

/** Linear interpolation (type 7), as for the quartiles of the prices. */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  return below + (sorted[Math.ceil(position)]! - below) * (position % 1);
}

const toPrice = (cents: number): Money => Math.max(0, Math.round(cents)) as Money;
