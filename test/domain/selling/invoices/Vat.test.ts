import * as fc from 'fast-check';
import {
  vatAmounts,
  amountText,
  type PriceType,
  type VatOption,
  vatOptions,
  vatRate,
} from '../../../../src/domain/selling/invoices/Vat';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { moneyIn } from '../../../../src/domain/shared/TypedNumber';
import { anyMoney } from '../../shared/anyMoney';

const options: readonly VatOption[] = [
  'standard23',
  'reduced10',
  'reduced5',
  'marginalTaxation',
  'smallBusiness',
  'unselected',
];
const anyOption = fc.constantFrom(...options);
const anyPriceType = fc.constantFrom<PriceType>('net', 'gross');

it('vatOptions contains every option', () => expect([...vatOptions].sort()).toEqual([...options].sort()));

describe('vatRate', () => {
  it('is the rate in percent of each option', () => expect(options.map(vatRate)).toEqual([23, 10, 5, 0, 0, 0]));
});

describe('vatAmounts', () => {
  it.each<[number, PriceType, VatOption, number, number, number]>([
    [1000, 'net', 'standard23', 1000, 230, 1230],
    [1230, 'gross', 'standard23', 1000, 230, 1230],
    [100, 'gross', 'standard23', 81.3, 18.7, 100],
    [0.1, 'net', 'reduced5', 0.1, 0.01, 0.11],
    [-0.1, 'net', 'reduced5', -0.1, -0.01, -0.11],
    [0.04, 'net', 'reduced10', 0.04, 0, 0.04],
    [9900, 'gross', 'smallBusiness', 9900, 0, 9900],
    [9900, 'net', 'marginalTaxation', 9900, 0, 9900],
    [9900, 'net', 'unselected', 9900, 0, 9900],
    [0, 'gross', 'standard23', 0, 0, 0],
  ])('of %d € %s with %s are net %d, VAT %d, gross %d', (price, priceType, option, net, vat, gross) => {
    const expected = { net: euros(net), vat: euros(vat), gross: euros(gross) };
    expect(vatAmounts(euros(price), priceType, option)).toEqual(expected);
  });

  it('always have net and VAT that add up to gross, and never change the typed price', () => {
    fc.assert(
      fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
        const result = vatAmounts(price, priceType, option);
        expect(result.net + result.vat).toBe(result.gross);
        expect(result[priceType]).toBe(price);
      }),
    );
  });

  it('are always off by half a cent at most, and exact halves round away from zero', () => {
    fc.assert(
      fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
        const { net, gross } = vatAmounts(price, priceType, option);
        const hundredPlusRate = BigInt(100 + vatRate(option));
        const [computed, exact, parts] =
          priceType === 'net'
            ? [gross, BigInt(price) * hundredPlusRate, 100n]
            : [net, BigInt(price) * 100n, hundredPlusRate];
        const awayFromZero = (BigInt(computed) * parts - exact) * (price < 0 ? -1n : 1n);
        expect(awayFromZero * 2n <= parts).toBe(true);
        expect(awayFromZero * 2n > -parts).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('never have a VAT with another sign than the price, or any VAT at a rate of zero', () => {
    fc.assert(
      fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
        const { vat } = vatAmounts(price, priceType, option);
        expect(vat * price).toBeGreaterThanOrEqual(0);
        if (vatRate(option) === 0) expect(vat).toBe(0);
      }),
    );
  });
});

it.each([
  [1000, '.', '1\u00a0000.00\u00a0€'],
  [1234.5, ',', '1\u00a0234,50\u00a0€'],
  [0, ',', '0,00\u00a0€'],
  [-20, '.', '-20.00\u00a0€'],
] as const)('amountText writes %d with the decimal sign %j as %j', (amount, sign, text) =>
  expect(amountText(euros(amount), sign)).toBe(text),
);

it('amountText always shows two digits of cents and is read back as the same amount', () => {
  const anyAmount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }) as fc.Arbitrary<Money>;
  fc.assert(
    fc.property(anyAmount, fc.constantFrom(',' as const, '.' as const), (amount, sign) => {
      const text = amountText(amount, sign);
      expect(text).toMatch(/^-?[\d\u00a0]+[.,]\d\d\u00a0€$/);
      expect(moneyIn(text)).toBe(amount);
    }),
    { numRuns: 500 },
  );
});
