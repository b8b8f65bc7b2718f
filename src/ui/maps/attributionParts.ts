export interface AttributionPart {
  readonly text: string;
  /** The address of a link; null for plain text. */
  readonly address: string | null;
}

const link = /(<a\s[^>]*>.*?<\/a>)/is;
const linkAddress = /^<a\s(?:[^>]*\s)?href=["']?(https?:\/\/[^"'\s>]+)/i;
const entities: Readonly<Record<string, string>> = { amp: '&', copy: '©', gt: '>', lt: '<', nbsp: '\u00a0', quot: '"' };

/**
 * The texts and links of a tile server's attribution, which is written in HTML: `&copy; <a href="https://…">…</a>`.
 * Other tags are left out, and so are links that are not to a website.
 */
export function attributionParts(html: string): readonly AttributionPart[] {
  return html
    .split(link)
    .map(part => ({ text: plainText(part), address: linkAddress.exec(part)?.[1] ?? null }))
    .filter(({ text }) => text.trim() !== '');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) => character(parseInt(code, hex ? 16 : 10)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');
