/** Whether `text` contains each word of `query`, whatever their case and accents. A blank query fits every text. */
export const containsWords = (text: string, query: string): boolean => hasWords(foldedText(text), query);

/** The same for a text that is folded already. */
export function hasWords(folded: string, query: string): boolean {
  return foldedText(query)
    .split(/\s+/)
    .every(word => folded.includes(word));
}

/** Without case and accents. NFD splits a letter from its accents, but not the stroke from ł. */
export const foldedText = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
