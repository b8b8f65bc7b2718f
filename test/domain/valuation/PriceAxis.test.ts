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

  it.each([
    [[1000], [1000, 1050]],
    [
      [400, 0],
      [0, 100, 200, 300, 400],
    ],
    [
      [0, 401],
      [0, 200, 400, 600],
    ],
    [
      [0, 801],
      [0, 500, 1000],
    ],
    [
      [0, 2001],
      [0, 1000, 2000, 3000],
    ],
    [
      [950, 1099],
      [950, 1000, 1050, 1100],
    ],
  ])('has for the prices %j the ticks %j, at most five steps of 1, 2 or 5', (prices, ticks) => {
    expect(priceAxis(prices as Money[])).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
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

describe('axisShare', () => {
  it('is always in proportion to the distance from the first tick', () => {
    fc.assert(
      fc.property(fc.array(cents(100_000), { minLength: 1 }), prices => {
        const axis = priceAxis(prices)!;
        const shares = axis.ticks.map(tick => axisShare(axis, tick));
        shares.forEach((share, index) => expect(share).toBeCloseTo(index / (shares.length - 1), 9));
      }),
    );
  });
});

describe('dotLanes', () => {
  it.each([
    [[0, 0.0625, 0.125], 3, [0, 1, 0]],
    [[0.125, 0, 0.0625], 3, [0, 0, 1]],
    [[0, 0.0625, 0.25, 0.375], 2, [0, 1, 0, 0]],
    [[0.5, 0], 2, [0, 0]],
    [[], 2, []],
  ])('puts the dots at %j on %d lanes into %j, the lowest that are free', (shares, lanes, expected) =>
    expect(dotLanes(shares, 0.125, lanes)).toEqual(expected),
  );

  it('puts a dot without a free lane where it overlaps least', () => {
    expect(dotLanes([0, 0.02, 0.04, 0.06], 0.1, 2)).toEqual([0, 1, 0, 1]);
  });

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
