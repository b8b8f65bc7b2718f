import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import type { ComparableSale } from '../../../src/domain/valuation/ComparableSale';
import { priceAtMileage } from '../../../src/domain/valuation/priceAtMileage';
import { aSale } from './aSale';

const anySale = fc
  .record({ price: fc.integer({ min: 1, max: euros(50_000) }), mileage: fc.nat({ max: 100 }) })
  .map(({ price, mileage }) => aSale({ price: price as Money, mileage: mileage * 1000 }));
const anySales = fc.array(anySale, { minLength: 8, maxLength: 20 });
const anyMileage = fc.nat({ max: 160_000 });

/** 10 000 € new, and 10 cents less for each km. */
const onLine = (count: number): ComparableSale[] =>
  Array.from({ length: count }, (_, index) => aSale({ mileage: index * 10_000, price: euros(10_000 - index * 1000) }));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half - 0.5)]! + sorted[Math.ceil(half) - 1]!) / 2;
}

/** The definition in plain steps: the line, then its differences to the prices. */
function naiveEstimate(sales: readonly ComparableSale[], mileage: number): number {
  const points = sales.map(sale => [sale.mileage!, sale.price!] as const);
  const slopes = points.flatMap(([x1, y1]) => points.flatMap(([x2, y2]) => (x1 < x2 ? [(y2 - y1) / (x2 - x1)] : [])));
  const slope = median(slopes);
  const height = median(points.map(([x, y]) => y - slope * x));
  return height + slope * mileage;
}

describe('priceAtMileage', () => {
  it('is on the line that the sales lie on', () => {
    const expected = { price: euros(8500), from: euros(8500), to: euros(8500), count: 8 };
    expect(priceAtMileage(onLine(8), 15_000)).toEqual(expected);
  });

  it('ignores a single outlier', () => {
    const sales = [...onLine(10), aSale({ mileage: 50_000, price: euros(90_000) })];
    const { price } = priceAtMileage(sales, 15_000)!;
    expect(Math.abs(price - euros(8500))).toBeLessThan(euros(100));
  });

  it('has a range by the quartiles of the differences to the line', () => {
    const sales = onLine(8).flatMap(sale =>
      [-200, -100, 0, 100, 200].map(more => ({ ...sale, price: (sale.price! + euros(more)) as Money })),
    );
    expect(priceAtMileage(sales, 20_000)).toEqual({
      price: euros(8000),
      from: euros(7900),
      to: euros(8100),
      count: 40,
    });
  });

  it('is missing below 8 sales with a price and a mileage', () => {
    const unknown = [aSale({ price: euros(100) }), aSale({ mileage: 5 })];
    expect(priceAtMileage([...onLine(7), ...unknown], 15_000)).toBeNull();
    expect(priceAtMileage([...onLine(8), ...unknown], 15_000)?.count).toBe(8);
  });

  it('is missing if all mileages are equal', () => {
    const sales = onLine(9).map(sale => ({ ...sale, mileage: 20_000 }));
    expect(priceAtMileage(sales, 20_000)).toBeNull();
  });

  it('is missing outside the range of the sales widened by half its width', () => {
    const sales = onLine(9).map(sale => ({ ...sale, mileage: sale.mileage! + 50_000 }));
    const isKnown = (mileage: number) => priceAtMileage(sales, mileage) !== null;
    expect([9999, 10_000, 170_000, 170_001].map(isKnown)).toEqual([false, true, true, false]);
  });

  it('always agrees with the definition, and is never below 0', () => {
    fc.assert(
      fc.property(anySales, anyMileage, (sales, mileage) => {
        const mileages = sales.map(sale => sale.mileage!);
        const [least, most] = [Math.min(...mileages), Math.max(...mileages)];
        const margin = (most - least) / 2;
        const estimate = priceAtMileage(sales, mileage);
        if (least === most || mileage < least - margin || mileage > most + margin) return expect(estimate).toBeNull();
        const { price, from, to } = estimate!;
        // The definition adds the same numbers in another order, which may move a half to the next cent.
        expect(Math.abs(price - Math.max(0, naiveEstimate(sales, mileage)))).toBeLessThan(0.5001);
        expect([0, from, price, to]).toEqual([0, from, price, to].sort((one, other) => one - other));
      }),
      { numRuns: 1000 },
    );
  });

  it('never depends on the order of the sales', () => {
    fc.assert(
      fc.property(anySales, anyMileage, (sales, mileage) => {
        expect(priceAtMileage([...sales].reverse(), mileage)).toEqual(priceAtMileage(sales, mileage));
      }),
    );
  });
});
