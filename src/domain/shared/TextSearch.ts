/**
 * Whether `text` contains each word of `query`, whatever their case, accents, umlauts and separators: 'mueller' finds
 * 'Müller', and 'r1250gs' finds 'R 1250 GS'. A blank query fits every text.
 */
export const containsWords = (text: string, query: string): boolean => hasWords(foldedText(text), query);

/** The same for a text that is folded already. */
export const hasWords = (folded: string, query: string): boolean =>
  wordsOfQuery(query).every(word => hasWord(folded, word));

/** A word to search for, in the spellings in which it is compared. */
export interface SearchedWord {
  readonly folded: string;
  readonly withoutUmlauts: string;
  /** Without separators. */
  readonly joined: string;
}

export const searchedWord = (folded: string): SearchedWord => ({
  folded,
  withoutUmlauts: withoutUmlauts(folded),
  joined: wordsOf(folded).join(''),
});

/** The same for one word. */
export const hasWord = (folded: string, word: SearchedWord): boolean =>
  folded.includes(word.folded) || withoutUmlauts(folded).includes(word.withoutUmlauts) || joins(folded, word.joined);

/** The query of the latest call, because a list asks with the same query for each of its rows. */
let latest: { readonly query: string; readonly words: readonly SearchedWord[] } = { query: '', words: [] };

function wordsOfQuery(query: string): readonly SearchedWord[] {
  if (latest.query !== query) {
    latest = { query, words: foldedText(query).split(/\s+/).filter(Boolean).map(searchedWord) };
  }
  return latest.words;
}

/** Letters that NFD does not split into a plain one and its sign. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Without case and accents. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return lower
    .replace(/[łßøđæœ]/g, letter => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The same for spellings of one name: without umlauts, separators and other signs. */
export const nameSign = (text: string): string => wordsOf(withoutUmlauts(foldedText(text))).join('');

const isAscii = /^[\x20-\x7e]*$/;

/** A folded ü is 'u', and many write it as 'ue'. */
const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** More words than a model is written in. */
const WORDS_JOINED = 6;

/** Whether words that follow one another begin with `joined` if their separators are left out. */
function joins(folded: string, joined: string): boolean {
  if (joined === '') return false;
  const words = wordsOf(folded);
  return words.some((_, at) =>
    words
      .slice(at, at + WORDS_JOINED)
      .join('')
      .startsWith(joined),
  );
}

const wordsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
