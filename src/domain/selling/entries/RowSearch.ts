/** Whether `text` contains each word of `query`, whatever their case and accents. A blank query fits every text. */
export function containsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every(word => folded.includes(word));
}

/** NFD splits a letter from its accents, but not the stroke from ł. */
const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
