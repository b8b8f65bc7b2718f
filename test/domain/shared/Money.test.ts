import * as fc from 'fast-check';
import { euros, moneyText, toEuros, type Money } from '../../../src/domain/shared/Money';
import { anyMoney } from './anyMoney';

describe('euros', () => {
  it.each([
    [8450, 845_000],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [8.345, 835],
    [99_999_999.995, 10_000_000_000],
    [0, 0],
  ])('reads %d as %d cents', (amount, cents) => expect(euros(amount)).toBe(cents));

  it('never returns a negative zero', () => {
    expect(euros(-0)).toBe(0);
    expect(euros(-0.004)).toBe(0);
  });

  it('always restores the cents that toEuros converted', () => {
    fc.assert(fc.property(anyMoney, money => expect(euros(toEuros(money))).toBe(money)));
  });

  it('always rounds half a cent away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), cents => {
        const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
        expect(euros(half)).toBe(cents + 1);
        expect(euros(-half)).toBe(-cents - 1);
      }),
    );
  });
});

describe('moneyText', () => {
  it.each([
    [845_000, ',', '8\u00a0450\u00a0€'],
    [123_450, ',', '1\u00a0234,50\u00a0€'],
    [123_405, '.', '1\u00a0234.05\u00a0€'],
    [-123_456_789, '.', '-1\u00a0234\u00a0567.89\u00a0€'],
    [99, ',', '0,99\u00a0€'],
    [99_900, ',', '999\u00a0€'],
    [0, ',', '0\u00a0€'],
  ] as const)('writes %d cents with %s as %s', (cents, sign, text) => {
    expect(moneyText(cents as Money, sign)).toBe(text);
  });

  it('always contains the whole amount and never a line break opportunity', () => {
    fc.assert(
      fc.property(anyMoney, fc.constantFrom(',' as const, '.' as const), (money, sign) => {
        const text = moneyText(money, sign);
        expect(euros(Number(text.replace(/[\u00a0€]/g, '').replace(',', '.')))).toBe(money);
        expect(text).toMatch(/^-?\d{1,3}(\u00a0\d{3})*([,.]\d{2})?\u00a0€$/);
        expect(/[,.]/.test(text)).toBe(money % 100 !== 0);
      }),
    );
  });
});
