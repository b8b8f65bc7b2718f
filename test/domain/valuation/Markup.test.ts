import * as fc from 'fast-check';
import { euros } from '../../../src/domain/shared/Money';
import {
  isMarkup,
  proposedSalePrice,
  typedMarkup,
  typedPercent,
  typedTarget,
} from '../../../src/domain/valuation/Markup';
import { anyPrice } from '../shared/anyMoney';
import { anyRate } from './anyCalculation';

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

describe('typedPercent', () => {
  it('reads every percentage with either decimal sign', () => {
    fc.assert(
      fc.property(anyRate, rate => {
        expect(typedPercent(String(rate))).toBe(rate);
        expect(typedPercent(`${String(rate).replace('.', ',')} %`)).toBe(rate);
      }),
    );
  });

  it.each([
    [' 8 ', 8],
    ['8%', 8],
    ['8  %', 8],
    ['100,00', 100],
  ])('reads "%s" as %d', (text, percent) => expect(typedPercent(text)).toBe(percent));

  it.each(['', '-3', '101', '100,01', '0007', '7,255', '7,', '8 €', '8 x', 'x 8', 'nineteen'])(
    'does not read "%s"',
    text => {
      expect(typedPercent(text)).toBeNull();
    },
  );
});

describe('typedTarget', () => {
  it('reads a percentage of the sale price, or an amount with its sign', () => {
    expect(typedTarget('8')).toEqual({ percent: 8 });
    expect(typedTarget('7,5 %')).toEqual({ percent: 7.5 });
    expect(typedTarget('1.500 €')).toEqual({ amount: euros(1500) });
    expect(typedTarget('1500 EUR')).toEqual({ amount: euros(1500) });
    expect(typedTarget('none €')).toBeNull();
  });

  it('reads a number without a sign as a percentage up to 100, and as whole euros above', () => {
    expect(typedTarget('100')).toEqual({ percent: 100 });
    expect(typedTarget('101')).toEqual({ amount: euros(101) });
    expect(typedTarget(' 500 ')).toEqual({ amount: euros(500) });
    for (const text of ['101 %', '0500', '500,5', '7,255', '100,01']) expect(typedTarget(text)).toBeNull();
  });
});
