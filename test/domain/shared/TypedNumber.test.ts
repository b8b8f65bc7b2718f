import * as fc from 'fast-check';
import { euros, moneyText, toEuros } from '../../../src/domain/shared/Money';
import { moneyIn, typedMoney } from '../../../src/domain/shared/TypedNumber';
import { anyMoney, anyPrice } from './anyMoney';

describe('typedMoney', () => {
  it.each([
    ['1 234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ["1'234.50", 1234.5],
    ['1.234', 1234],
    ['1,234', 1234],
    ['12.345.678', 12345678],
    ['12 345 678,9', 12345678.9],
    ['0,99', 0.99],
    [',5', 0.5],
    ['12,', 12],
    ['17.000,-', 17000],
    ['17 000,– €', 17000],
    ['12,--', 12],
    ['-5,-', -5],
    ['€ 9.900,00', 9900],
    ['9900 EUR', 9900],
    ['-3,20', -3.2],
    ['−3,20 €', -3.2],
    ['  15  ', 15],
    ['EUR 15', 15],
    ['15eur', 15],
    ['1’234’567,50', 1234567.5],
    ['1´234', 1234],
    ['-  5', -5],
    ['0', 0],
    ['0,0', 0],
    ['\u200e8.450,00\u00a0€\u200f', 8450],
    ['ca. 8 450 Euro', 8450],
    ['VB: 8450 €', 8450],
    ['5,00-', -5],
    ['€ 5 €€', 5],
    ['17.000,-Euro', 17000],
    ['EUR15,50', 15.5],
    ['ca.8450', 8450],
  ])('reads %j as %d €', (text, amount) => expect(typedMoney(text)).toEqual({ kind: 'read', money: euros(amount) }));

  it.each([
    '1.2345',
    '1,23,45',
    '1.234.56',
    '1,234,56',
    '0.123',
    '12 34',
    '12’34',
    '1€5',
    '1.234,567',
    'abc',
    '1e5',
    '€',
    '-',
    ',',
    '8.450,00 € zzgl. 19 % MwSt.',
    '8450 bis 9000',
    '8.450\t1',
    '8 450\n9 000',
    '1 € 5',
    ',-',
    '1-5',
    '12abc',
    '5O',
    'O5',
    '12,abc',
    '12k',
    '8450zł',
    '9€abc',
    '500 zł',
    '500 ZL',
    '500 złotych',
    'PLN 500',
    '500 $',
    '$500',
    'US$ 500',
    '500 usd',
    '500 Dollar',
    'CHF 1’500.-',
    'Fr. 500',
    '500 SFr.',
    '500 Franken',
    '£500',
    '500 GBP',
    '500 Kč',
    '500 Kč',
    '500 CZK',
    '500 kr',
    '500\u00a0zł\u200f',
    '500 ¥',
  ])('cannot read %j', text => expect(typedMoney(text)).toEqual({ kind: 'unreadable' }));

  it('never reads an amount with the name of another currency before or after it, and always reads the same amount in euros', () => {
    const other = [
      'zł',
      'PLN',
      'zlotych',
      '$',
      'USD',
      'CHF',
      'SFr.',
      '£',
      'GBP',
      'Kč',
      'CZK',
      'Ft',
      'HUF',
      'lei',
      'SEK',
    ];
    const anyCase = fc.constantFrom(
      String,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
    );
    const anyPlace = fc.constantFrom<(amount: string, currency: string) => string>(
      (amount, currency) => `${amount} ${currency}`,
      (amount, currency) => `${currency} ${amount}`,
      (amount, currency) => `${currency}${amount}`,
      (amount, currency) => `ca. ${amount}\u00a0${currency} VB`,
    );
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...other), anyCase, anyPlace, (money, currency, cased, placed) => {
        const amount = toEuros(money).toFixed(2);
        expect(typedMoney(placed(amount, cased(currency)))).toEqual({ kind: 'unreadable' });
        for (const euro of ['€', 'EUR', 'Euro']) expect(moneyIn(placed(amount, euro))).toBe(money);
      }),
    );
  });

  it.each(['VB 8450', 'VHB 8450 €', 'Franz: 8450', 'netto 8450', 'Frei Haus 8450', 'inkl. Leihgebühr 8450'])(
    'reads %j, whose words name no currency',
    text => expect(moneyIn(text)).toBe(euros(8450)),
  );

  it.each([
    ['1,234', ',', 1234, 1.23],
    ['12.500 €', '.', 12500, 12.5],
    ['-123,999', ',', -123999, -123.99],
  ] as const)('asks about %j where %j is the decimal sign', (text, sign, grouped, decimal) =>
    expect(typedMoney(text, sign)).toEqual({ kind: 'ambiguous', grouped: euros(grouped), decimal: euros(decimal) }),
  );

  it.each([
    ['1.234', ',', 1234],
    ['1,234', '.', 1234],
    ['1,234,567', ',', 1234567],
    ['1,234.50', ',', 1234.5],
    ['1 234', ',', 1234],
    ['1,23', ',', 1.23],
    ['17.000,-', '.', 17000],
  ] as const)('does not ask about %j where %j is the decimal sign', (text, sign, amount) =>
    expect(moneyIn(text, sign)).toBe(euros(amount)),
  );

  it('treats blanks as empty', () => expect(typedMoney(' \u00a0')).toEqual({ kind: 'empty' }));

  it('always reads back what moneyText writes, with either decimal sign', () => {
    fc.assert(
      fc.property(anyMoney, fc.constantFrom(',' as const, '.' as const), (money, sign) => {
        expect(moneyIn(moneyText(money, sign))).toBe(money);
      }),
      { numRuns: 1000 },
    );
  });

  it('always reads thousands and cents as any of the three languages writes them', () => {
    const anyWay = fc.constantFrom([' ', ','], ['.', ','], [',', '.'], ['', '.'], ['', ','], ['\u202f', ',']);
    fc.assert(
      fc.property(anyPrice, anyWay, (money, [thousands = '', cents = '']) => {
        const [whole = '', fraction = ''] = toEuros(money).toFixed(2).split('.');
        const typed = whole.replace(/\B(?=(\d{3})+$)/g, thousands) + cents + fraction;
        expect(moneyIn(typed)).toBe(money);
      }),
    );
  });

  it('never returns anything but whole cents or null', () => {
    const anyTyping = fc.string({ unit: fc.constantFrom(..."0123456789.,  '-€eE+NaInfinity") });
    fc.assert(
      fc.property(fc.oneof(anyTyping, fc.string()), text => {
        const money = moneyIn(text);
        expect(money === null || Number.isSafeInteger(money)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
