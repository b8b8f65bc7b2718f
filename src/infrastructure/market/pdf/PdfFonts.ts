/** The bytes of two TrueType fonts as binary strings. The fonts of PDF readers lack some of the letters. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

const files = { regular: 'Roboto_400Regular.ttf', bold: 'Roboto_700Bold.ttf' } as const;

/** Rejects if the fonts cannot be fetched. */
export async function fetchedFonts(base: string): Promise<PdfFonts> {
  const fetched = async (file: string): Promise<string> => {
    const answer = await fetch(`${base}/demo/fonts/${file}`);
    if (!answer.ok) throw new Error(`The font ${file} is not there: ${answer.status}`);
    return binaryText(new Uint8Array(await answer.arrayBuffer()));
  };
  const [regular, bold] = await Promise.all([fetched(files.regular), fetched(files.bold)]);
  return { regular, bold };
}

/** In chunks, because a call cannot take as many arguments as a font has bytes. */
export function binaryText(bytes: Uint8Array): string {
  const piece = 8_192;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * piece, (index + 1) * piece)),
  );
  return pieces.join('');
}
