/** The letters that Polish needs and the common encoding lacks take the places of signs that no invoice needs. */
const polish: readonly (readonly [letter: string, glyph: string])[] = [
  ['Ą', 'Aogonek'],
  ['Ć', 'Cacute'],
  ['Ę', 'Eogonek'],
  ['Ł', 'Lslash'],
  ['Ń', 'Nacute'],
  ['Ś', 'Sacute'],
  ['Ź', 'Zacute'],
  ['Ż', 'Zdotaccent'],
  ['ą', 'aogonek'],
  ['ć', 'cacute'],
  ['ę', 'eogonek'],
  ['ł', 'lslash'],
  ['ń', 'nacute'],
  ['ś', 'sacute'],
  ['ź', 'zacute'],
  ['ż', 'zdotaccent'],
];

const FIRST_POLISH = 129;
const EURO = 128;
const DASH = 150;
const ELLIPSIS = 151;

export const glyphNames = `${FIRST_POLISH} ${polish.map(([, glyph]) => `/${glyph}`).join(' ')} ${DASH} /endash /ellipsis`;

const codes = new Map(polish.map(([letter], index) => [letter, FIRST_POLISH + index]));
codes.set('€', EURO).set('–', DASH).set('…', ELLIPSIS).set('\u202f', 32).set('\u00a0', 32);

/** The character's place in the font's encoding; a question mark where it has none. */
export function winAnsiCode(character: string): number {
  const known = codes.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const isCommon = (code >= 32 && code < 127) || (code > 160 && code < 256);
  return isCommon ? code : '?'.charCodeAt(0);
}
