import * as fc from 'fast-check';
import { euros } from '../../../src/domain/shared/Money';
import { isMarkup, proposedSalePrice, typedMarkup } from '../../../src/domain/valuation/Markup';
import { anyPrice } from '../shared/anyMoney';

describe('proposedSalePrice', () => {
  it('adds a percentage or an amount to the trade price', () => {
    expect(proposedSalePrice(euros(8300), { percent: 18 })).toBe(euros(9794));
    expect(proposedSalePrice(euros(8300), { amount: euros(1500) })).toBe(euros(9800));
  });

  it('is always in whole euros and not below the trade price', () => {
    const anyMarkup = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100) }),
      fc.record({ amount: anyPrice }),
    );
    fc.assert(
      fc.property(anyPrice, anyMarkup, (price, markup) => {
        const proposed = proposedSalePrice(price, markup);
        expect(Math.abs(proposed % 100)).toBe(0);
        expect(proposed).toBeGreaterThanOrEqual(price - 50);
      }),
    );
  });
});

test('a typed markup is a percentage or an amount, never less than 0, and 0 is none', () => {
  const typed = ['18 %', '1 500 €', '0', '-100 €', 'much'].map(typedMarkup);
  expect(typed).toEqual([{ percent: 18 }, { amount: euros(1500) }, { percent: 0 }, null, null]);
  expect(typed.map(markup => markup !== null && isMarkup(markup))).toEqual([true, true, false, false, false]);
});
