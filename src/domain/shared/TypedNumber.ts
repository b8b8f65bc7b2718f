import { euros, type Money, toEuros } from './Money';

/** The only number of a text. */
interface TypedNumber {
  /** Its digits before the decimal sign. */
  readonly whole: string;
  /** Its digits after the decimal sign. */
  readonly fraction: string;
  readonly isNegative: boolean;
  /** Index in the text without invisible characters. */
  readonly start: number;
}

/** The same separator between all groups of thousands. The decimal sign is a different one. */
const NUMBER = /([1-9]\d{0,2}([ .,'])\d{3}(?:\2\d{3})*)(?!\d)(?:(?!\2)[.,](\d+))?|(\d+|(?<![\p{L}\d]))[.,](\d+)|\d+/gu;

/** Direction marks and other characters without width, which come with a text from a web page. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Makes every space that may separate thousands a plain one, and every apostrophe too. Keeps the length. */
const plain = (text: string): string => text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replace(/[’`´]/g, "'");

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * Finds the number of a text in German, Polish, Swiss or British notation, wherever it is: `ca. 8.450,00 €`. Units and
 * words are ignored. A single separator before exactly three digits separates thousands. Several numbers are never joined.
 */
export function typedNumber(text: string): TypedNumber | 'none' | 'several' {
  const readable = plain(withoutInvisible(text));
  const [match, ...others] = readable.matchAll(NUMBER);
  if (!match) return 'none';
  if (others.length > 0) return 'several';
  const [all, grouped, , cents, whole, fraction] = match;
  const [before, after] = [readable.slice(0, match.index), readable.slice(match.index + all.length)];
  return {
    whole: (grouped ?? whole ?? all).replace(/\D/g, ''),
    fraction: cents ?? fraction ?? '',
    isNegative: /(?:^|[\s€])[-−]+\s*(?:€|eur)?\s*$/i.test(before) || /^[-−]\s*(?:€|eur)?\s*$/i.test(after),
    start: match.index,
  };
}

type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly money: Money }
  /** Not one amount, or it has fractions of a cent or exceeds 999 999 999,99 €. */
  | { readonly kind: 'unreadable' };

const MOST_DIGITS = 9;

/** Parses the only amount of a text in euros, in German, Polish or British notation and independent of the app's language. */
export function typedMoney(text: string): TypedMoney {
  if (text.trim() === '') return { kind: 'empty' };
  const number = typedNumber(text);
  if (typeof number === 'string') return { kind: 'unreadable' };
  const { whole, fraction, isNegative } = number;
  if (whole.length > MOST_DIGITS || fraction.length > 2) return { kind: 'unreadable' };
  const amount = Number(`${whole || '0'}.${fraction || '0'}`);
  return { kind: 'read', money: euros(isNegative ? -amount : amount) };
}

/** An amount as a dealer types it. '' if there is none. */
export const moneyInput = (amount: Money | null, sign: ',' | '.'): string =>
  amount === null ? '' : toEuros(amount).toFixed(2).replace('.', sign);

/** The typed amount. Null if it is empty or unreadable. */
export function moneyIn(text: string): Money | null {
  const typed = typedMoney(text);
  return typed.kind === 'read' ? typed.money : null;
}
