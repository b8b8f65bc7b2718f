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
