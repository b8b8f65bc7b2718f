import type { Money } from '../shared/Money';
import { bidAmount, bidAmountText } from './BidAmount';

/** The state of a text field for whole euros. */
export interface AmountInput {
  readonly amount: Money;
  /** Index in the grouped text. */
  readonly caret: number;
  /**
   * A separator and up to two digits typed at the caret. They are dropped unless a third digit makes them a group of
   * thousands.
   */
  readonly pending: string;
  /** Whether the field dropped typed or pasted cents. */
  readonly isCut: boolean;
}

/** The field's text and caret after an edit, before the text is grouped again. */
export interface FieldEdit {
  readonly text: string;
  readonly caret: number;
  /** True for the Delete key, false for Backspace. */
  readonly deletesForward?: boolean;
}

export const untouched = (amount: Money): AmountInput => ({ amount, caret: 0, pending: '', isCut: false });

/** Applies an edit. Digits count, a decimal tail does not, and the caret stays between the same digits. */
export function edited(input: AmountInput, { text, caret, deletesForward = false }: FieldEdit): AmountInput {
  const before = bidAmountText(input.amount);
  const rest = text.slice(caret);
  const start = commonStart(before.slice(0, before.length - rest.length), text.slice(0, caret));
  const continues = start === input.caret && before.length === start + rest.length;
  const inserted = text.slice(start, caret);
  const { whole, tail } = withoutTail(continues ? input.pending + inserted : inserted);
  const head = before.slice(0, start) + whole;
  const amount = bidAmount(head + rest);
  return {
    amount,
    caret: caretAfter(digitCount(head) - leadingZeros(head + rest), bidAmountText(amount), deletesForward),
    pending: tail,
    isCut: digitCount(tail) > 0,
  };
}

/** A decimal tail is a separator with one or two digits. A separator with three digits starts a group of thousands. */
function withoutTail(text: string): { readonly whole: string; readonly tail: string } {
  const match = /([.,]\d{0,2})[^\d.,]*$/.exec(text);
  return match ? { whole: text.slice(0, match.index), tail: match[1]! } : { whole: text, tail: '' };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const digitCount = (text: string): number => digitsOf(text).length;

const leadingZeros = (text: string): number => digitCount(text) - digitsOf(text).replace(/^0+/, '').length;

/** After the Delete key, the caret skips a group separator, so that the next Delete reaches the digit after it. */
function caretAfter(digits: number, text: string, stepsOverSpace: boolean): number {
  let caret = 0;
  for (let passed = 0; passed < digits && caret < text.length; caret += 1) {
    if (/\d/.test(text[caret]!)) passed += 1;
  }
  return stepsOverSpace && /\D/.test(text[caret] ?? '') ? caret + 1 : caret;
}
