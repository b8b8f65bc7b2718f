/**
 * Whether `text` contains each word of `query`, whatever their case, accents, umlauts and separators: 'mueller' finds
 * 'Müller', and 'r1250gs' finds 'R 1250 GS'. A blank query fits every text.
 */
export const containsWords = (text: string, query: string): boolean => hasWords(foldedText(text), query);

/** The same for a text that is folded already. */
export const hasWords = (folded: string, query: string): boolean =>
  foldedText(query)
    .split(/\s+/)
    .every(word => hasWord(folded, word));

/** The same for one word. Both are folded. */
export const hasWord = (folded: string, word: string): boolean =>
  folded.includes(word) || withoutUmlauts(folded).includes(withoutUmlauts(word)) || joins(folded, word);

/** Without case and accents. NFD splits a letter from its accents, but not the stroke from ł. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return lower.replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

const isAscii = /^[\x20-\x7e]*$/;

/** A folded ü is 'u', and many write it as 'ue'. */
const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** More words than a model is written in. */
const WORDS_JOINED = 6;

/** Whether words that follow one another begin with `word` if their separators are left out. */
function joins(folded: string, word: string): boolean {
  const wanted = wordsOf(word).join('');
  const words = wordsOf(folded);
  return (
    wanted !== '' &&
    words.some((_, at) =>
      words
        .slice(at, at + WORDS_JOINED)
        .join('')
        .startsWith(wanted),
    )
  );
}

const wordsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
