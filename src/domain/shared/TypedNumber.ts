import type { DecimalSign } from './Language';
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
  /** The only separator, if exactly three digits follow it: it may be a decimal sign. Otherwise ''. */
  readonly doubtful: string;
  /** The letters that touch it, such as `EUR` in `15EUR`. '' if a space or nothing is around it. */
  readonly attached: string;
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
    // In `10.000,-`, the other sign is the decimal one.
    doubtful: cents === undefined && !/^[.,]/.test(after) ? (/^\d+(\D)\d{3}$/.exec(grouped ?? '')?.[1] ?? '') : '',
    attached: (/\p{L}*$/u.exec(before)?.[0] ?? '') + (/^[^\s\p{L}]*(\p{L}+)/u.exec(after)?.[1] ?? ''),
  };
}

type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly money: Money }
  /** `1,234` where the comma is the decimal sign: 1 234, or 1,23 if the last digit is too much. */
  | { readonly kind: 'ambiguous'; readonly grouped: Money; readonly decimal: Money }
  /** Not one amount in euros, letters other than the currency touch it, or it has fractions of a cent or exceeds 999 999 999,99 €. */
  | { readonly kind: 'unreadable' };

const MOST_DIGITS = 9;

/** The sign, the code or the name of a currency other than the euro, as a whole word. */
const OTHER_CURRENCY =
  /(?!€)\p{Sc}|(?<!\p{L})(?:z[łl](?:ot\p{L}*)?|pln|usd|s?fr|fran(?:c|k)(?:s|en|i|ów)?|chf|gbp|pounds?|pfund|funt\p{L}*|dol+ar\p{L}*|k[čc]|czk|koru?n\p{L}*|kronen|kr|dkk|nok|sek|ft|huf|forint\p{L}*|lei|ron|bgn|uah|try|jpy)(?!\p{L})/iu;

/**
 * Parses the only amount of a text in euros, in German, Polish or British notation. The decimal sign of the app's language
 * tells only whether `1,234` is ambiguous; without it, three digits are thousands.
 */
export function typedMoney(text: string, sign: DecimalSign | null = null): TypedMoney {
  if (text.trim() === '') return { kind: 'empty' };
  const number = typedNumber(text);
  if (typeof number === 'string' || OTHER_CURRENCY.test(withoutInvisible(text).normalize()))
    return { kind: 'unreadable' };
  const { whole, fraction, isNegative, doubtful, attached } = number;
  // In `12abc` or `5O`, a letter may stand for a digit. A whole word, as in `VB 8450`, does not.
  if (!/^(?:euro?)?$/i.test(attached)) return { kind: 'unreadable' };
  if (whole.length > MOST_DIGITS || fraction.length > 2) return { kind: 'unreadable' };
  const signed = (amount: string) => euros(isNegative ? -Number(amount) : Number(amount));
  const money = signed(`${whole || '0'}.${fraction || '0'}`);
  if (doubtful === '' || doubtful !== sign) return { kind: 'read', money };
  return { kind: 'ambiguous', grouped: money, decimal: signed(`${whole.slice(0, -3)}.${whole.slice(-3, -1)}`) };
}

/** An amount as a dealer types it. '' if there is none. */
export const moneyInput = (amount: Money | null, sign: ',' | '.'): string =>
  amount === null ? '' : toEuros(amount).toFixed(2).replace('.', sign);

/** The typed amount. Null if it is empty, unreadable or ambiguous. */
export function moneyIn(text: string, sign: DecimalSign | null = null): Money | null {
  const typed = typedMoney(text, sign);
  return typed.kind === 'read' ? typed.money : null;
}
