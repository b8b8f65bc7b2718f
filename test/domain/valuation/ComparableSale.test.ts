import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { comparableSale, priceSummary, saleYears } from '../../../src/domain/valuation/ComparableSale';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';
import { aSale } from './aSale';

const sold = (prices: readonly (Money | null)[]) => prices.map(price => aSale({ price }));
const anyKnown = anyPrice.filter(price => price > 0);
const anyPrices = fc.array(fc.option(anyKnown));
const enoughPrices = fc.array(anyKnown, { minLength: 3 });

const known = (prices: readonly (Money | null)[]) => {
  const summary = priceSummary(sold(prices));
  if (summary.kind === 'tooFew') throw new Error('too few prices');
  return summary;
};

describe('comparableSale', () => {
  it('has the price, year and date of the sold offer', () => {
    const parts = { finalPrice: euros(8450), totalMileage: 12_000, year: 2021, score: 78, archivedAt: 5 };
    const { hashId, label1: label } = anOffer();
    const expected = { hashId, label, price: euros(8450), mileage: 12_000, year: 2021, score: 78, soldAt: 5 };
    expect(comparableSale(anOffer(parts))).toEqual(expected);
  });

  it('has no price if the final price is missing or 0', () => {
    expect(comparableSale(anOffer()).price).toBeNull();
    expect(comparableSale(anOffer({ finalPrice: euros(0) })).price).toBeNull();
  });
});

describe('saleYears', () => {
  it('names the years of the sales with a price, and how many are of the year of the offer', () => {
    const sale = (year: number | null, price: Money | null = euros(9000)) => aSale({ year, price });
    const sales = [sale(2024), sale(2026), sale(2024), sale(null), sale(2021, null)];
    expect(saleYears(sales, 2024)).toEqual({ first: 2024, last: 2026, same: 2 });
    expect(saleYears(sales, null)).toEqual({ first: 2024, last: 2026, same: 0 });
    expect(saleYears([sale(null), sale(2021, null)], 2021)).toBeNull();
  });
});

describe('priceSummary', () => {
  it('has quartiles that are interpolated between the nearest prices', () => {
    const sales = [400, 100, 300, 200].map((price, index) => aSale({ price: euros(price), soldAt: index }));
    expect(priceSummary([...sales, aSale()])).toEqual({
      kind: 'known',
      count: 4,
      unknownPrices: 1,
      lowest: euros(100),
      lowerQuartile: euros(175),
      median: euros(250),
      upperQuartile: euros(325),
      highest: euros(400),
      newest: 3,
    });
  });

  it('has no newest date if no sale has one', () => expect(known([100, 200, 300] as Money[]).newest).toBeNull());

  it('is too few if and only if fewer than three prices are known', () => {
    fc.assert(
      fc.property(anyPrices, prices => {
        const count = prices.filter(price => price !== null).length;
        const summary = priceSummary(sold(prices));
        expect(summary.kind).toBe(count < 3 ? 'tooFew' : 'known');
        expect(summary).toMatchObject({ count, unknownPrices: prices.length - count });
      }),
    );
  });

  it('never depends on the order of the sales or on sales without a price', () => {
    fc.assert(
      fc.property(enoughPrices, prices => {
        const { unknownPrices, ...summary } = known([null, ...[...prices].reverse()]);
        expect({ ...summary, unknownPrices: unknownPrices - 1 }).toEqual(known(prices));
      }),
    );
  });

  it('always has quartiles at a quarter, a half and three quarters of the way through the sorted prices', () => {
    fc.assert(
      fc.property(enoughPrices, prices => {
        const sorted = [...prices].sort((one, other) => one - other);
        const { lowest, lowerQuartile, median, upperQuartile, highest } = known(prices);
        [lowest, lowerQuartile, median, upperQuartile, highest].forEach((price, quarters) => {
          const steps = (prices.length - 1) * quarters;
          const [below, above] = [sorted[Math.floor(steps / 4)]!, sorted[Math.ceil(steps / 4)]!];
          const exact = below * 4 + (above - below) * (steps % 4);
          expect(Math.abs(price * 4 - exact)).toBeLessThanOrEqual(2);
        });
      }),
    );
  });

  it('always has the middle price, or the mean of the two middle prices, as its median', () => {
    fc.assert(
      fc.property(enoughPrices, prices => {
        const sorted = [...prices].sort((one, other) => one - other);
        const half = sorted.length / 2;
        const [low, high] = [sorted[Math.ceil(half) - 1]!, sorted[Math.floor(half)]!];
        expect(known(prices).median).toBe(Math.round((low + high) / 2));
      }),
    );
  });
});
