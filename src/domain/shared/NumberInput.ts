import { groupedNumber } from './groupedNumber';
import { typedNumber, withoutInvisible } from './TypedNumber';

/** The state of a text field for a whole number of 0 or more, which groups its thousands. */
export interface NumberInput {
  /** Null if the field is empty. */
  readonly value: number | null;
  /** Index in the grouped text. */
  readonly caret: number;
  /** The digits and separators before the caret as the dealer has typed them, such as `1.250` or `9900,5`. */
  readonly spelled: string;
  /** What the field did not accept in the last edit. */
  readonly ignored: 'decimals' | 'severalNumbers' | null;
}

/** The field's text and caret after an edit, before the text is grouped again. */
export interface FieldEdit {
  readonly text: string;
  readonly caret: number;
  /** True for the Delete key, false for Backspace. */
  readonly deletesForward?: boolean;
}

const MOST_DIGITS = 9;

/** Whole groups of thousands, or the digits before the first separator. The rest is a decimal tail. */
const WHOLE = /^(?:[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\d)|\d*)/;

export const untouchedNumber = (value: number | null): NumberInput => ({ value, caret: 0, spelled: '', ignored: null });

export const numberText = ({ value }: Pick<NumberInput, 'value'>): string =>
  value === null ? '' : groupedNumber(value);

/** The state once the dealer has left the field: separators typed before do not combine with what is typed next. */
export const settledNumber = (input: NumberInput): NumberInput => ({
  ...input,
  spelled: digitsOf(numberText(input).slice(0, input.caret)),
});

/** For a field in which 0 means that nothing is entered. */
export const emptyAtZero = (input: NumberInput): NumberInput =>
  input.value === 0 ? { ...input, value: null, caret: 0 } : input;

/**
 * Applies an edit. Digits count, a decimal tail does not, and the caret stays between the same digits. A pasted text must
 * contain one number only, together with the digits around it.
 */
export function editedNumber(input: NumberInput, { text, caret, deletesForward = false }: FieldEdit): NumberInput {
  const before = numberText(input);
  const rest = text.slice(caret);
  const start = commonStart(before.slice(0, before.length - rest.length), text.slice(0, caret));
  const continues = start === input.caret && before.length === start + rest.length;
  const head = digitsOf(before.slice(0, start));
  const inserted = withoutInvisible(text.slice(start, caret));
  if (inserted.length > 1 && /\d/.test(inserted)) return pasted(input, { head, inserted, rest, start });
  const spelled = [...inserted].reduce(withKey, continues ? input.spelled : head);
  return entered(spelled, rest, deletesForward);
}

interface Paste {
  readonly head: string;
  readonly inserted: string;
  readonly rest: string;
  /** Index in the text before the paste. */
  readonly start: number;
}

function pasted(input: NumberInput, { head, inserted, rest, start }: Paste): NumberInput {
  const number = typedNumber(head + inserted + digitsOf(rest));
  // More digits than cents have show that the separator, or the digits around the paste, belong to another number.
  if (typeof number === 'string' || number.fraction.length > 2) {
    return { ...input, caret: start, spelled: head, ignored: 'severalNumbers' };
  }
  return entered([...(head + inserted).slice(number.start)].reduce(withKey, ''), rest, false);
}

/** The spelled text after one more character. */
function withKey(spelled: string, key: string): string {
  const tail = spelled.slice(wholeOf(spelled).length);
  const isLoneSeparator = tail.length === 1;
  if (/\d/.test(key)) return (tail === '' ? digitsOf(spelled) : spelled) + key;
  if (/[.,]/.test(key)) return (isLoneSeparator ? spelled.slice(0, -1) : spelled) + key;
  // A character behind cents ends them, so that they cannot become a group of thousands.
  if (isLoneSeparator) return spelled.slice(0, -1);
  return tail === '' ? spelled : spelled + key;
}

function entered(spelled: string, rest: string, deletesForward: boolean): NumberInput {
  const whole = wholeOf(spelled);
  const head = digitsOf(whole);
  const digits = head + digitsOf(rest);
  const significant = digits.replace(/^0+(?=\d)/, '');
  const value = digits === '' ? null : Number(significant.slice(0, MOST_DIGITS));
  return {
    value,
    caret: caretAfter(head.length - (digits.length - significant.length), numberText({ value }), deletesForward),
    spelled,
    ignored: /\d/.test(spelled.slice(whole.length)) ? 'decimals' : null,
  };
}

const wholeOf = (spelled: string): string => WHOLE.exec(spelled)?.[0] ?? '';

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** After the Delete key, the caret skips a group separator, so that the next Delete reaches the digit after it. */
function caretAfter(digits: number, text: string, stepsOverSpace: boolean): number {
  let caret = 0;
  for (let passed = 0; passed < digits && caret < text.length; caret += 1) {
    if (/\d/.test(text[caret]!)) passed += 1;
  }
  return stepsOverSpace && /\D/.test(text[caret] ?? '') ? caret + 1 : caret;
}
