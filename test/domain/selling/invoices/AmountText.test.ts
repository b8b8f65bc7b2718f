import * as fc from 'fast-check';
import { amountText } from '../../../../src/domain/selling/invoices/AmountText';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { moneyIn } from '../../../../src/domain/shared/MoneyInput';

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
