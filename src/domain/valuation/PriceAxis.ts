import type { Money } from '../shared/Money';

export interface PriceAxis {
  readonly from: Money;
  readonly to: Money;
  /** Round prices from `from` to `to`, which are the first and the last of them. */
  readonly ticks: readonly Money[];
}

/** At most this many steps. */
const STEPS = 4;

/** An axis that shows all prices, with ticks at 1, 2 or 5 times a power of ten. Null if there are no prices. */
export function priceAxis(prices: readonly Money[]): PriceAxis | null {
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const step = roundStep(Math.max(most - least, 100) / STEPS);
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  const ticks = Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => (from + index * step) as Money,
  );
  return { from: from as Money, to: to as Money, ticks };
}

/** The position of a price on the axis, from 0 to 1. */
export const axisShare = ({ from, to }: PriceAxis, price: Money): number => (price - from) / (to - from);

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find(factor => factor * power >= least) ?? 10);
}

/** The lowest lane for each share, so that dots of this width do not overlap as long as there are free lanes. */
export function dotLanes(shares: readonly number[], width: number, lanes: number): readonly number[] {
  const ends = Array.from({ length: lanes }, () => -Infinity);
  const placed: number[] = [];
  const order = shares.map((_, index) => index).sort((one, other) => shares[one]! - shares[other]!);
  for (const index of order) {
    const free = ends.findIndex(end => end <= shares[index]!);
    const lane = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[lane] = shares[index]! + width;
    placed[index] = lane;
  }
  return placed;
}
