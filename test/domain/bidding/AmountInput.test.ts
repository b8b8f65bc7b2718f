import * as fc from 'fast-check';
import { type AmountInput, edited, untouched } from '../../../src/domain/bidding/AmountInput';
import { bidAmount, bidAmountText } from '../../../src/domain/bidding/BidAmount';
import { euros } from '../../../src/domain/shared/Money';

const textOf = ({ amount }: AmountInput) => bidAmountText(amount);

/** Inserts `piece` at the caret, as a key press or a paste does. */
function insert(input: AmountInput, piece: string): AmountInput {
  const { caret } = input;
  const text = textOf(input);
  return edited(input, { text: text.slice(0, caret) + piece + text.slice(caret), caret: caret + piece.length });
}

const type = (input: AmountInput, keys: string) => [...keys].reduce(insert, input);

const at = (amount: number, caret: number): AmountInput => ({ ...untouched(euros(amount)), caret });

const shown = (input: AmountInput) => {
  const text = textOf(input).replaceAll('\u00a0', ' ');
  return `${text.slice(0, input.caret)}|${text.slice(input.caret)}`;
};

function backspace(input: AmountInput): AmountInput {
  const { caret } = input;
  const text = textOf(input);
  return caret === 0 ? input : edited(input, { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 });
}

function forwardDelete(input: AmountInput): AmountInput {
  const { caret } = input;
  const text = textOf(input);
  return edited(input, { text: text.slice(0, caret) + text.slice(caret + 1), caret, deletesForward: true });
}

const empty = untouched(euros(0));
const anyEntry = fc
  .nat({ max: 999_999_999 })
  .chain(euro => fc.nat({ max: bidAmountText(euros(euro)).length }).map(caret => at(euro, caret)));

describe('the field for whole euro', () => {
  it.each([
    ['9900', '9 900|', false],
    ['9900,', '9 900|', false],
    ['9900,5', '9 900|', true],
    ['9900,50', '9 900|', true],
    ['9900.50', '9 900|', true],
    ['9900,50 €', '9 900|', true],
    ['9.900', '9 900|', false],
    ['9.9', '9|', true],
    ['1.250.000', '1 250 000|', false],
    ['9.900,50', '9 900|', true],
    ['9 900', '9 900|', false],
    ['9900,-', '9 900|', false],
    [',50', '|', true],
    ['007', '7|', false],
    ['abc', '|', false],
  ])('shows %j, typed or pasted, as %j and reports cut cents: %j', (text, expected, isCut) => {
    const typed = type(empty, text.replace(/[€ -]+$/, ''));
    const pasted = insert(empty, text);
    expect([shown(typed), typed.isCut]).toEqual([expected, isCut]);
    expect([shown(pasted), pasted.isCut]).toEqual([expected, isCut]);
  });

  it('accepts an amount that is filled in at once', () => {
    expect(shown(edited(at(4200, 5), { text: '1234,50', caret: 7 }))).toBe('1 234|');
  });

  it('accepts digits after a decimal tail once the caret has moved', () => {
    expect(shown(edited(type(empty, '99,5'), { text: '909', caret: 2 }))).toBe('90|9');
  });

  it('drops a typed decimal tail in front of the same digit', () => {
    expect(shown(type(at(900, 1), ',0'))).toBe('9|00');
    expect(shown(type(at(123, 0), ',1'))).toBe('|123');
  });

  it('accepts a digit that replaces the digits after a typed separator', () => {
    expect(shown(edited(type(at(900, 1), ','), { text: '95', caret: 2 }))).toBe('95|');
  });

  it('keeps the first nine digits, with the caret at their end', () => {
    expect(insert(empty, '1234567890')).toEqual(insert(empty, '123456789'));
  });

  it('waits for nothing and reports nothing before the first edit and after digits', () => {
    expect(untouched(euros(99))).toEqual({ amount: euros(99), caret: 0, pending: '', isCut: false });
    expect(insert(empty, '99')).toEqual({ amount: euros(99), caret: 2, pending: '', isCut: false });
  });

  it('stops reporting cut cents after the next edit', () => {
    expect(backspace(type(empty, '99,5')).isCut).toBe(false);
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
        expect(insert(input, noise).amount).toBe(input.amount),
      ),
    );
  });

  it('always keeps as many digits before the caret as the edit leaves there', () => {
    fc.assert(
      fc.property(anyEntry, fc.constantFrom(...'123456789'), (input, digit) => {
        fc.pre(input.amount < euros(99_999_999));
        const next = insert(input, digit);
        const digitsBefore = (each: AmountInput) => textOf(each).slice(0, each.caret).replace(/\D/g, '');
        expect(digitsBefore(next)).toBe(digitsBefore(input) + digit);
      }),
    );
  });

  it('is always empty after enough presses of Backspace', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), euro => {
        let input = at(euro, bidAmountText(euros(euro)).length);
        for (let presses = 0; presses < 9; presses += 1) input = backspace(input);
        expect(input.amount).toBe(0);
      }),
    );
  });

  it('always shows text typed key by key like the same text pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}([.,]\d{3}){0,2}([.,]\d{1,2})?$/), text => {
        expect(type(empty, text)).toEqual(insert(empty, text));
      }),
    );
  });

  it('always reads the digits of a text without a decimal tail', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}([., ]\d{3}){0,2}$/), text =>
        expect(insert(empty, text).amount).toBe(bidAmount(text)),
      ),
    );
  });

  it('never puts the caret outside the text', () => {
    fc.assert(
      fc.property(anyEntry, fc.string(), fc.nat(), (input, text, place) => {
        const next = edited(input, { text, caret: place % (text.length + 1) });
        expect(next.caret).toBeGreaterThanOrEqual(0);
        expect(next.caret).toBeLessThanOrEqual(textOf(next).length);
      }),
    );
  });
});
