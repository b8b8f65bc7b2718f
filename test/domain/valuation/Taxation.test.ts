import * as fc from 'fast-check';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { taxations, type TaxedLine, taxedLines, usualVatRates } from '../../../src/domain/valuation/Taxation';
import { anyPrice } from '../shared/anyMoney';
import { anyRate } from './anyCalculation';

const written = (lines: readonly TaxedLine[]) => Object.fromEntries(lines.map(({ key, amount }) => [key, amount]));

it('usualVatRates are 19 and 7 percent in Germany, 23 and 8 percent in Poland', () => {
  expect(usualVatRates).toEqual({ de: [19, 7], pl: [23, 8] });
});

describe('taxedLines', () => {
  it('tax only the margin in the margin scheme', () => {
    const trade = { taxation: 'marginScheme', vatRate: 19, salePrice: euros(11_900) } as const;
    expect(written(taxedLines(trade, euros(10_000)))).toEqual({
      salePrice: euros(11_900),
      marginVat: euros(-303.36),
      bid: euros(-10_000),
    });
    expect(written(taxedLines(trade, euros(12_000)))).toMatchObject({ marginVat: 0 });
  });

  it('contain net prices if the bid contains deductible VAT', () => {
    const trade = { taxation: 'deductible', vatRate: 19, salePrice: euros(11_900) } as const;
    expect(written(taxedLines(trade, euros(9520)))).toEqual({ saleNet: euros(10_000), bidNet: euros(-8000) });
  });

  it('contain the bid as it is if the bid is net', () => {
    const trade = { taxation: 'net', vatRate: 23, salePrice: euros(12_300) } as const;
    expect(written(taxedLines(trade, euros(9000)))).toEqual({ saleNet: euros(10_000), bid: euros(-9000) });
  });

  it('round exact halves away from zero', () => {
    const trade = { taxation: 'marginScheme', vatRate: 100, salePrice: 101 as Money } as const;
    expect(written(taxedLines(trade, 0 as Money))).toMatchObject({ marginVat: -51 });
  });

  it('always differ from the exact formula by half a cent for each rounded line at most', () => {
    fc.assert(
      fc.property(fc.constantFrom(...taxations), anyRate, anyPrice, anyPrice, (taxation, vatRate, salePrice, bid) => {
        const rate = BigInt(Math.round(vatRate * 100));
        const whole = 10_000n + rate;
        const [sale, paid] = [BigInt(salePrice), BigInt(bid)];
        const margin = sale > paid ? sale - paid : 0n;
        /** Cents, multiplied by `whole`. */
        const exact = {
          marginScheme: (sale - paid) * whole - margin * rate,
          deductible: (sale - paid) * 10_000n,
          net: sale * 10_000n - paid * whole,
        }[taxation];
        const lines = taxedLines({ taxation, vatRate, salePrice }, bid);
        const error = lines.reduce((sum, { amount }) => sum + BigInt(amount) * whole, -exact);
        const roundedLines = taxation === 'deductible' ? 2n : 1n;
        expect((error < 0n ? -error : error) * 2n <= roundedLines * whole).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('never contain VAT on a loss in the margin scheme', () => {
    fc.assert(
      fc.property(anyRate, anyPrice, anyPrice, (vatRate, one, other) => {
        const [salePrice, bid] = one < other ? [one, other] : [other, one];
        expect(written(taxedLines({ taxation: 'marginScheme', vatRate, salePrice }, bid)).marginVat).toBe(0);
      }),
    );
  });
});
