import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import type { CalculationInputs } from '../../../src/domain/valuation/Calculation';
import { taxations } from '../../../src/domain/valuation/Taxation';

/** Percent with up to two decimals. */
export const anyRate = fc.oneof(
  fc.constantFrom(0, 7, 8, 19, 23, 100),
  fc.nat({ max: 10_000 }).map(hundredths => hundredths / 100),
);

/** Cents, up to `most` euros. */
export const cents = (most: number): fc.Arbitrary<Money> => fc.nat({ max: euros(most) }).map(amount => amount as Money);

const anyDistance = fc.record({
  km: fc.nat({ max: 3000 }),
  source: fc.constantFrom('typed' as const, 'straightLine' as const),
});

/** Every calculation of a trade with a sale price of up to `most` euros. */
export const calculationUpTo = (most: number): fc.Arbitrary<CalculationInputs> =>
  fc.record({
    taxation: fc.constantFrom(...taxations),
    vatRate: anyRate,
    salePrice: cents(most),
    transportFloor: cents(most / 20),
    transportPerKm: cents(2),
    distance: fc.option(anyDistance),
    reconditioningBase: cents(most / 20),
    reconditioningPerPoint: cents(most / 1000),
    score: fc.option(fc.nat({ max: 100 })),
    fixedCosts: cents(most / 20),
    commissionRate: anyRate,
    commissionFloor: cents(most / 20),
    target: fc.oneof(
      anyRate.map(percent => ({ percent })),
      cents(most).map(amount => ({ amount })),
    ),
  });
