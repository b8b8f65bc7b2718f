import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import {
  calculation,
  type CalculationDefaults,
  type CalculationInputs,
  targetProfit,
  unsetCalculation,
} from '../../../src/domain/valuation/Calculation';
import { isBreakEven, maximumBid } from '../../../src/domain/valuation/MaximumBid';
import { calculationUpTo, cents } from './anyCalculation';

const otherSettings = ['taxation', 'vatRate', 'commissionRate', 'target'] as const;
type Cost = Exclude<keyof CalculationDefaults, (typeof otherSettings)[number]>;
const isCost = (key: keyof CalculationDefaults): key is Cost => !(otherSettings as readonly string[]).includes(key);

const profitAt = (inputs: CalculationInputs, bid: number) => calculation(inputs, euros(bid)).profit;

/** The definition: tries every whole euro up to far above the sale price. */
function bruteForce(inputs: CalculationInputs): Money | null {
  for (let bid = 300; bid > 0; bid -= 1) if (profitAt(inputs, bid) >= targetProfit(inputs)) return euros(bid);
  return null;
}

const free: CalculationInputs = {
  ...unsetCalculation(null),
  taxation: 'net',
  vatRate: 19,
  salePrice: euros(11_900),
  distance: null,
  score: null,
};

describe('maximumBid', () => {
  it.each([
    ['net', 10_000, {}],
    ['deductible', 11_900, { taxation: 'deductible' }],
    ['marginScheme', 11_900, { taxation: 'marginScheme' }],
    ['a target of 10 percent', 8810, { target: { percent: 10 } }],
    ['a target in euros', 9000, { target: { amount: euros(999.5) } }],
    ['a commission', 8000, { commissionRate: 25 }],
    ['a target that only 1 € reaches', 1, { target: { amount: euros(9999) } }],
  ] as const)('with %s is %d €', (_, bid, parts) => expect(maximumBid({ ...free, ...parts })).toBe(euros(bid)));

  it('is missing if only 0 € reaches the target, or nothing', () => {
    expect(maximumBid({ ...free, target: { amount: euros(10_000) } })).toBeNull();
    expect(maximumBid({ ...free, target: { amount: euros(10_000.01) } })).toBeNull();
    expect(maximumBid({ ...free, fixedCosts: euros(10_001) })).toBeNull();
  });

  it('is never more than the nine digits of the bid form', () => {
    expect(maximumBid({ ...free, salePrice: euros(2e9) })).toBe(euros(999_999_999));
  });

  it('always reaches the target, and a euro more always misses it', () => {
    fc.assert(
      fc.property(calculationUpTo(1_000_000), inputs => {
        const bid = maximumBid(inputs);
        const target = targetProfit(inputs);
        if (bid === null) return expect(profitAt(inputs, 1)).toBeLessThan(target);
        expect(bid % 100).toBe(0);
        expect(calculation(inputs, bid).profit).toBeGreaterThanOrEqual(target);
        expect(calculation(inputs, (bid + 100) as Money).profit).toBeLessThan(target);
      }),
      { numRuns: 1000 },
    );
  });

  it('is always the highest of all whole euros that reach the target', () => {
    fc.assert(fc.property(calculationUpTo(200), inputs => expect(maximumBid(inputs)).toBe(bruteForce(inputs))));
  });

  it('never rises if a cost rises', () => {
    // A new amount is tried too, because it is a cost.
    const keys = (Object.keys(unsetCalculation(null)) as (keyof CalculationDefaults)[]).filter(isCost);
    const dearer = fc.oneof(
      fc.tuple(fc.constantFrom(...keys), cents(5000)).map(([cost, more]) => (inputs: CalculationInputs) => ({
        ...inputs,
        [cost]: inputs[cost] + more,
      })),
      fc.nat({ max: 5000 }).map(more => (inputs: CalculationInputs) => ({
        ...inputs,
        commissionRate: inputs.commissionRate + more / 100,
      })),
      fc.nat({ max: 500 }).map(more => ({ distance, ...inputs }: CalculationInputs) => ({
        ...inputs,
        distance: distance && { ...distance, km: distance.km + more },
      })),
      fc.nat({ max: 100 }).map(less => ({ score, ...inputs }: CalculationInputs) => ({
        ...inputs,
        score: score && Math.max(0, score - less),
      })),
    );
    fc.assert(
      fc.property(calculationUpTo(20_000), dearer, (inputs, raise) => {
        expect(maximumBid(raise(inputs)) ?? -1).toBeLessThanOrEqual(maximumBid(inputs) ?? -1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isBreakEven', () => {
  it('is true only for a target of 0', () => {
    const targets = [{ percent: 0 }, { amount: euros(0) }, { percent: 0.5 }, { amount: euros(-1) }];
    expect(targets.map(target => isBreakEven({ target }))).toEqual([true, true, false, false]);
  });
});
