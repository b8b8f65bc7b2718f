/** The text that a reader can copy from the file, in pieces of one line each. */
export function pdfText(bytes: Uint8Array): readonly string[] {
  const file = new TextDecoder('latin1').decode(bytes);
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', content = '']) => [id, content]),
  );
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(objects.get(map) ?? '')] as const;
    }),
  );
  const contents = [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
  return contents.flatMap(content =>
    [...content.matchAll(/\/(F\d+) [^]*?<([0-9a-f]*)> Tj/g)].map(([, font = '', hex = '']) => {
      const letters = fonts.get(font);
      return (hex.match(/.{4}/g) ?? []).map(code => letters?.get(code) ?? '\ufffd').join('');
    }),
  );
}

/** The number of pages. */
export const pdfPages = (bytes: Uint8Array): number =>
  [...new TextDecoder('latin1').decode(bytes).matchAll(/\/Type \/Page\n/g)].length;

const lettersOf = (map: string): ReadonlyMap<string, string> =>
  new Map(
    [...map.matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gm)].map(([, code = '', letter = '']) => [
      code,
      String.fromCharCode(parseInt(letter, 16)),
    ]),
  );
