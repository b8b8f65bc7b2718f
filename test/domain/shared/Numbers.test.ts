import * as fc from 'fast-check';
import { menuBadge, toolbarBadge } from '../../../src/domain/shared/CountBadge';
import { groupedNumber } from '../../../src/domain/shared/groupedNumber';
import { euros, type Money, moneyText, toEuros } from '../../../src/domain/shared/Money';
import {
  editedNumber,
  emptyAtZero,
  type NumberInput,
  numberText,
  settledNumber,
  untouchedNumber,
} from '../../../src/domain/shared/NumberInput';
import { proportion } from '../../../src/domain/shared/proportion';
import { moneyIn, typedMoney } from '../../../src/domain/shared/TypedNumber';
import { anyMoney, anyPrice } from './anyMoney';

describe('a field for a whole number', () => {
  /** Inserts `piece` at the caret, as a key press or a paste does. */
  function insert(input: NumberInput, piece: string): NumberInput {
    const { caret } = input;
    const text = numberText(input);
    return editedNumber(input, { text: text.slice(0, caret) + piece + text.slice(caret), caret: caret + piece.length });
  }

  const type = (input: NumberInput, keys: string) => [...keys].reduce(insert, input);

  const at = (value: number, caret: number): NumberInput => settledNumber({ ...untouchedNumber(value), caret });

  const shown = (input: NumberInput) => {
    const text = numberText(input).replaceAll('\u00a0', ' ');
    return `${text.slice(0, input.caret)}|${text.slice(input.caret)}`;
  };

  function backspace(input: NumberInput): NumberInput {
    const { caret } = input;
    const text = numberText(input);
    return caret === 0
      ? input
      : editedNumber(input, { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 });
  }

  function forwardDelete(input: NumberInput): NumberInput {
    const { caret } = input;
    const text = numberText(input);
    return editedNumber(input, { text: text.slice(0, caret) + text.slice(caret + 1), caret, deletesForward: true });
  }

  const moved = (input: NumberInput, caret: number) => settledNumber({ ...input, caret });

  const digitsBefore = (input: NumberInput) => numberText(input).slice(0, input.caret).replace(/\D/g, '');

  const empty = untouchedNumber(null);
  const anyNumber = fc.nat({ max: 999_999_999 });
  const anyEntry = anyNumber.chain(value =>
    fc.nat({ max: numberText({ value }).length }).map(caret => at(value, caret)),
  );

  it.each([
    ['9900', '9 900|', null],
    ['9900,', '9 900|', null],
    ['9900,5', '9 900|', 'decimals'],
    ['9900,50', '9 900|', 'decimals'],
    ['9900.50', '9 900|', 'decimals'],
    ['9900,50 €', '9 900|', 'decimals'],
    ['9.900', '9 900|', null],
    ['9..900', '9 900|', null],
    ['9.9', '9|', 'decimals'],
    ['1.250.000', '1 250 000|', null],
    ['1,250.00', '1 250|', 'decimals'],
    ['9.900,50', '9 900|', 'decimals'],
    ['9 900', '9 900|', null],
    ['9900,-', '9 900|', null],
    ['12,5', '12|', 'decimals'],
    [',50', '|', 'decimals'],
    ['007', '7|', null],
    ['0', '0|', null],
    ['abc', '|', null],
    ['ca. 20.000 km', '20 000|', null],
  ])('shows %j, typed or pasted, as %j and refuses %j', (text, expected, refused) => {
    const typed = type(empty, text);
    const pasted = text === '9..900' ? typed : insert(empty, text);
    expect([shown(typed), typed.ignored]).toEqual([expected, refused]);
    expect([shown(pasted), pasted.ignored]).toEqual([expected, refused]);
  });

  it.each([
    ['9.900,00 €.', '9 900|'],
    ['9900,50,', '9 900|'],
    ['9900,50.300', '9 900|'],
    ['9,50 3', '9|'],
    ['9900,505', '9 900|'],
    ['1,250.000', '1 250|'],
    ['0.500', '0|'],
  ])('never brings dropped decimals back: %j, typed, is %j', (text, expected) => {
    const typed = type(empty, text);
    expect([shown(typed), typed.ignored]).toEqual([expected, 'decimals']);
  });

  it.each([
    ['8.450,00\u00a0€', '8 450|', 'decimals'],
    ['\u200e8.450 €\u200f', '8 450|', null],
    ['1 234,50 Euro', '1 234|', 'decimals'],
    ["1'234.50", '1 234|', 'decimals'],
    ['ca.20.000km', '20 000|', null],
    ['-75', '75|', null],
  ])('reads the only number of a pasted text: %j is %j', (text, expected, refused) => {
    const pasted = insert(empty, text);
    expect([shown(pasted), pasted.ignored]).toEqual([expected, refused]);
  });

  it.each([
    '8450 bis 9000',
    '8450-9000',
    '8.450,00 € zzgl. 19 % MwSt.',
    '8.450\t1',
    '8450\n1',
    '1.5.2026',
    '8450.000',
    'Ducati 916, 8.900 €',
  ])('refuses %j, pasted, and keeps what was there', text => {
    for (const input of [empty, at(7600, 5), at(7600, 1)]) {
      expect(insert(input, text)).toEqual({ ...input, ignored: 'severalNumbers' });
    }
    const before = at(7600, 5);
    expect(editedNumber(before, { text, caret: text.length })).toMatchObject({
      value: 7600,
      ignored: 'severalNumbers',
    });
  });

  it('reads a text that replaces the whole number, also if both start alike', () => {
    expect(shown(editedNumber(at(4200, 5), { text: '1234,50', caret: 7 }))).toBe('1 234|');
    expect(shown(editedNumber(at(9900, 5), { text: '9.950,00 €', caret: 10 }))).toBe('9 950|');
    expect(shown(editedNumber(at(9900, 5), { text: '9 950', caret: 5 }))).toBe('9 950|');
    expect(shown(editedNumber(at(9900, 5), { text: '9\u00a0950', caret: 5 }))).toBe('9 950|');
  });

  it('inserts pasted digits, but does not join a number with cents to the digits that are there', () => {
    expect(shown(insert(at(9900, 1), '12'))).toBe('912| 900');
    expect(insert(at(7600, 5), '8.450,00 €')).toMatchObject({ value: 7600, ignored: 'severalNumbers' });
    expect(insert(at(7600, 5), '8.450')).toMatchObject({ value: 7600, ignored: 'severalNumbers' });
  });

  it('does not continue decimals that were pasted', () => {
    expect(shown(type(insert(empty, '9900,5'), '0'))).toBe('9 900|');
    expect(shown(type(insert(empty, '9,50 €'), '3'))).toBe('9|');
  });

  it('accepts digits after a decimal tail once the caret has moved or the dealer has left the field', () => {
    expect(shown(editedNumber(type(empty, '99,5'), { text: '909', caret: 2 }))).toBe('90|9');
    expect(shown(type(settledNumber(type(empty, '99,5')), '0'))).toBe('990|');
  });

  it('drops a typed decimal tail in front of the same digit', () => {
    expect(shown(type(at(900, 1), ',0'))).toBe('9|00');
    expect(shown(type(at(123, 0), ',1'))).toBe('|123');
  });

  it('accepts a digit that replaces the digits after a typed separator', () => {
    expect(shown(editedNumber(type(at(900, 1), ','), { text: '95', caret: 2 }))).toBe('95|');
  });

  it('keeps the first nine digits, with the caret at their end', () => {
    expect(shown(insert(empty, '1234567890'))).toBe('123 456 789|');
    expect(shown(type(empty, '1234567890'))).toBe('123 456 789|');
  });

  it('refuses nothing before the first edit and after digits', () => {
    expect(untouchedNumber(99)).toEqual({ value: 99, caret: 0, spelled: '', ignored: null });
    expect(insert(empty, '99')).toEqual({ value: 99, caret: 2, spelled: '99', ignored: null });
  });

  it('stops saying that it refuses something after the next edit', () => {
    expect(backspace(type(empty, '99,5')).ignored).toBeNull();
    expect(insert(insert(empty, '8450 bis 9000'), '8').ignored).toBeNull();
  });

  it('is empty at 0 if 0 means that nothing is entered', () => {
    expect(emptyAtZero(type(empty, '0'))).toMatchObject({ value: null, caret: 0 });
    expect(shown(type(emptyAtZero(type(empty, '0')), ',5'))).toBe('0|');
    expect(emptyAtZero(at(10, 1))).toEqual(at(10, 1));
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(shown(insert(at(9900, 1), '5'))).toBe('95| 900');
    expect(shown(insert(at(999, 1), '5'))).toBe('9 5|99');
    expect(shown(insert(at(9900, 1), 'a'))).toBe('9| 900');
    expect(shown(backspace(at(9900, 4)))).toBe('99|0');
  });

  it('keeps the caret before the first digit that is not a leading zero', () => {
    expect(shown(backspace(at(105, 1)))).toBe('|5');
    expect(shown(insert(at(12, 0), '€ 00'))).toBe('|12');
    expect(shown(insert(at(102, 1), '0'))).toBe('1 0|02');
  });

  it('moves the caret over a space on Backspace and Delete', () => {
    expect(shown(backspace(at(9900, 2)))).toBe('9| 900');
    expect(shown(forwardDelete(at(9900, 1)))).toBe('9 |900');
    expect(shown(forwardDelete(forwardDelete(at(9900, 1))))).toBe('9|00');
    expect(forwardDelete(at(99, 1))).toEqual(at(9, 1));
  });

  it('never loses a digit when other characters are inserted', () => {
    fc.assert(
      fc.property(anyEntry, fc.string({ unit: fc.constantFrom(...'.,€ x') }), (input, noise) =>
        expect(insert(input, noise).value).toBe(input.value),
      ),
    );
  });

  it('always keeps as many digits before the caret as the edit leaves there', () => {
    fc.assert(
      fc.property(anyEntry, fc.constantFrom(...'123456789'), (input, digit) => {
        fc.pre(input.value! > 0 && input.value! <= 99_999_999);
        expect(digitsBefore(insert(input, digit))).toBe(digitsBefore(input) + digit);
      }),
    );
  });

  it('always deletes exactly one digit, or steps over a separator, at any caret', () => {
    fc.assert(
      fc.property(anyEntry, input => {
        const text = numberText(input);
        const before = text.slice(0, input.caret);
        const without = before.replace(/\d$/, '') + text.slice(input.caret);
        expect(backspace(input).value ?? 0).toBe(Number(without.replace(/\D/g, '')));
      }),
    );
  });

  it('is always empty after enough presses of Backspace', () => {
    fc.assert(
      fc.property(anyNumber, value => {
        let input = at(value, numberText({ value }).length);
        for (let presses = 0; presses < 11; presses += 1) input = backspace(input);
        expect(input.value).toBeNull();
      }),
    );
  });

  it('always shows text typed key by key like the same text pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}(\.\d{3}){0,2}(,\d{1,2})?$/), text => {
        expect(type(empty, text)).toMatchObject({ ...insert(empty, text), spelled: expect.any(String) as string });
      }),
    );
  });

  it('never takes more digits than those before the decimal sign, whatever is typed after it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{3,5}$/),
        fc.stringMatching(/^[.,]\d{1,2}$/),
        fc.string({ unit: fc.constantFrom(...'0123456789.,€ -') }),
        (whole, cents, more) => expect(type(empty, whole + cents + more).value).toBe(Number(whole)),
      ),
    );
  });

  it('never joins the digits of two pasted numbers, at any caret', () => {
    const between = fc.constantFrom(' bis ', ' - ', '–', '\t', '\n', ' € / ', ' x ', '; ');
    const number = fc.stringMatching(/^[1-9]\d{0,2}(\.\d{3}){0,2}(,\d\d)?$/);
    fc.assert(
      fc.property(anyEntry, number, between, number, (input, one, gap, other) => {
        expect(insert(input, one + gap + other)).toEqual({ ...input, ignored: 'severalNumbers' });
      }),
    );
  });

  it('always continues to hold a number after any sequence of edits, with the caret inside its text', () => {
    const step = fc.oneof(
      fc.constantFrom(...'0123456789., €').map(key => (input: NumberInput) => insert(input, key)),
      fc
        .string({ unit: fc.constantFrom(...'0123456789., €x\t') })
        .map(text => (input: NumberInput) => insert(input, text)),
      fc.constantFrom(backspace, forwardDelete),
      fc.nat({ max: 11 }).map(caret => (input: NumberInput) => moved(input, Math.min(caret, numberText(input).length))),
    );
    fc.assert(
      fc.property(fc.array(step), steps => {
        let input = empty;
        for (const change of steps) {
          input = change(input);
          expect(input.value === null || (input.value >= 0 && input.value <= 999_999_999)).toBe(true);
          expect(input.caret).toBeLessThanOrEqual(numberText(input).length);
          expect(input.caret).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never puts the caret outside the text', () => {
    fc.assert(
      fc.property(anyEntry, fc.string(), fc.nat(), (input, text, place) => {
        const next = editedNumber(input, { text, caret: place % (text.length + 1) });
        expect(next.caret).toBeGreaterThanOrEqual(0);
        expect(next.caret).toBeLessThanOrEqual(numberText(next).length);
      }),
    );
  });
});

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

describe('groupedNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1\u00a0000'],
    [1234567, '1\u00a0234\u00a0567'],
    [-4500, '-4\u00a0500'],
  ])('writes %d as %s', (whole, text) => expect(groupedNumber(whole)).toBe(text));

  it('always groups by three and keeps the number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), whole => {
        expect(groupedNumber(whole)).toMatch(/^-?\d{1,3}(\u00a0\d{3})*$/);
        expect(Number(groupedNumber(whole).replaceAll('\u00a0', ''))).toBe(whole);
      }),
    );
  });
});

describe('proportion', () => {
  const anyRate = fc.integer({ min: 1, max: 100_000 }).map(hundredths => hundredths / 100);

  it.each([
    [10_000, 19, 119, 1597],
    [-10_000, 19, 119, -1597],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1000, 7.25, 100, 73],
    [100_000_000_000, 999.99, 1000, 99_999_000_000],
    [0, 19, 119, 0],
    [500, 0, 100, 0],
    [-1, 1, 3, 0],
  ])('of %d cents at %d to %d is %d cents', (amount, part, whole, cents) =>
    expect(proportion(amount as Money, part, whole)).toBe(cents),
  );

  it('is always off by half a cent at most, and exact halves round away from zero', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyRate, (amount, part, whole) => {
        const [parts, wholes] = [part, whole].map(value => BigInt(Math.round(value * 100))) as [bigint, bigint];
        const error = BigInt(proportion(amount, part, whole)) * wholes - BigInt(amount) * parts;
        const awayFromZero = amount < 0 ? -error : error;
        expect(awayFromZero * 2n <= wholes).toBe(true);
        expect(awayFromZero * 2n > -wholes).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

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

describe('menuBadge and toolbarBadge', () => {
  it.each([
    [-1, null, null],
    [0, null, null],
    [1, '1', '1'],
    [9, '9', '9'],
    [10, '9+', '+9'],
    [12_000, '9+', '+9'],
  ])('show %d as %s and %s', (count, menu, toolbar) => {
    expect(menuBadge(count)).toBe(menu);
    expect(toolbarBadge(count)).toBe(toolbar);
  });

  it('never take more than two characters', () => {
    fc.assert(
      fc.property(fc.integer(), count => {
        for (const shown of [menuBadge(count), toolbarBadge(count)]) {
          expect(shown === null).toBe(count <= 0);
          expect((shown ?? '').length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
