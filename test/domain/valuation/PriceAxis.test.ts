import * as fc from 'fast-check';
import type { Money } from '../../../src/domain/shared/Money';
import { axisShare, dotLanes, priceAxis } from '../../../src/domain/valuation/PriceAxis';
import { cents } from './anyCalculation';

describe('priceAxis', () => {
  it('has round ticks', () => {
    expect(priceAxis([780_000 as Money, 1_130_000 as Money])?.ticks).toEqual([
      700_000, 800_000, 900_000, 1_000_000, 1_100_000, 1_200_000,
    ]);
    expect(priceAxis([])).toBeNull();
  });

  it('always contains every price, with two to seven ticks', () => {
    fc.assert(
      fc.property(fc.array(cents(100_000), { minLength: 1 }), prices => {
        const axis = priceAxis(prices)!;
        expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
        expect(axis.ticks.length).toBeLessThanOrEqual(7);
        for (const price of prices) {
          expect(axisShare(axis, price)).toBeGreaterThanOrEqual(0);
          expect(axisShare(axis, price)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('dotLanes', () => {
  it('never lets two dots of a lane overlap while lanes are free', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 }), shares => {
        const lanes = dotLanes(shares, 0.1, 10);
        shares.forEach((one, index) =>
          shares.slice(index + 1).forEach((other, offset) => {
            if (lanes[index] === lanes[index + 1 + offset])
              expect(Math.abs(one - other)).toBeGreaterThanOrEqual(0.1 - 1e-9);
          }),
        );
      }),
    );
  });
});
