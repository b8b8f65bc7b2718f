import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import {
  calculation,
  type CalculationInputs,
  calculationInputs,
  type CalculationLine,
  targetProfit,
  unsetCalculation,
} from '../../../src/domain/valuation/Calculation';
import { maximumBid } from '../../../src/domain/valuation/MaximumBid';
import { calculationUpTo, cents } from './anyCalculation';

const inputs: CalculationInputs = {
  taxation: 'net',
  vatRate: 19,
  salePrice: euros(11_900),
  transportFloor: euros(150),
  transportPerKm: euros(0.85),
  distance: { km: 400, source: 'typed' },
  reconditioningBase: euros(200),
  reconditioningPerPoint: euros(10),
  score: 78,
  fixedCosts: euros(99),
  commissionRate: 2.5,
  commissionFloor: euros(120),
  target: { percent: 10 },
};

const lineOf = (key: CalculationLine['key'], parts: Partial<CalculationInputs>, bid = euros(8000)) =>
  calculation({ ...inputs, ...parts }, bid).lines.find(line => line.key === key);

describe('calculation', () => {
  it('has a line for each part and the profit that they add up to', () => {
    expect(calculation(inputs, euros(8000))).toEqual({
      lines: [
        { key: 'saleNet', amount: euros(10_000) },
        { key: 'bid', amount: euros(-8000) },
        { key: 'transport', amount: euros(-340), distance: { km: 400, source: 'typed' } },
        { key: 'reconditioning', amount: euros(-420), score: 78 },
        { key: 'fixedCosts', amount: euros(-99) },
        { key: 'commission', amount: euros(-200) },
      ],
      profit: euros(941),
      margin: 7.9,
    });
  });

  it('names what transport and reconditioning were made from', () => {
    expect(lineOf('transport', { distance: null })).toMatchObject({ distance: null });
    expect(lineOf('reconditioning', { score: null })).toMatchObject({ score: null });
  });

  it('has no margin without a sale price', () => {
    expect(calculation({ ...inputs, salePrice: euros(0) }, euros(10)).margin).toBeNull();
  });

  it('always has lines in whole cents that add up to the profit', () => {
    fc.assert(
      fc.property(calculationUpTo(1_000_000), cents(1_000_000), (any, bid) => {
        const { lines, profit } = calculation(any, bid);
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(profit);
      }),
    );
  });

  it('always loses profit with each further euro of the bid', () => {
    fc.assert(
      fc.property(calculationUpTo(1_000_000), fc.nat({ max: 1_000_000 }), (any, bid) => {
        const [less, more] = [euros(bid), euros(bid + 1)].map(amount => calculation(any, amount).profit);
        expect(more!).toBeLessThan(less!);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('calculationInputs', () => {
  const { salePrice, distance, score, ...defaults } = inputs;
  const unknown = { score, yard: null, whereabouts: null };

  it('are the defaults, and what the dealer typed for the offer', () => {
    const own = { salePrice, km: 400, fixedCosts: euros(0), taxation: 'marginScheme' } as const;
    expect(calculationInputs(defaults, own, unknown)).toEqual({
      ...inputs,
      distance,
      fixedCosts: 0,
      taxation: 'marginScheme',
    });
  });

  it('contain the distance from the yard unless another is typed', () => {
    const yard = { latitude: 52.52, longitude: 13.405 };
    const facts = { score, yard, whereabouts: { latitude: 48.137, longitude: 11.575, countryCode: 'DE' } };
    expect(calculationInputs(defaults, { salePrice }, facts)?.distance).toEqual({ km: 656, source: 'straightLine' });
    expect(calculationInputs(defaults, { salePrice, km: 400 }, facts)?.distance).toEqual(distance);
    expect(calculationInputs(defaults, { salePrice }, unknown)?.distance).toBeNull();
  });

  it('are missing without a sale price', () => expect(calculationInputs(defaults, { km: 5 }, unknown)).toBeNull());
});

describe('targetProfit', () => {
  it('is an amount or a percentage of the sale price', () => {
    expect(targetProfit({ salePrice: euros(1000), target: { percent: 12.5 } })).toBe(euros(125));
    expect(targetProfit({ salePrice: euros(1000), target: { amount: 77 as Money } })).toBe(77);
  });
});

it('a dealer who has set no assumptions can bid up to the sale price', () => {
  const inputs = { ...unsetCalculation(null), salePrice: euros(9900), distance: null, score: 50 };
  expect(maximumBid(inputs)).toBe(euros(9900));
});

it.each([
  ['00-950', 23],
  [' PL-31-042 ', 23],
  ['20457', 19],
  ['1011 AB', 19],
  ['', 19],
])('the usual VAT rate of a dealer with the zip code %j is %d percent', (zipCode, rate) =>
  expect(unsetCalculation({ zipCode }).vatRate).toBe(rate),
);

it('the usual VAT rate is the German one before the profile is known', () => {
  expect(unsetCalculation(null).vatRate).toBe(19);
});
