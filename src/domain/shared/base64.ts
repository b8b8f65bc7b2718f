/** A call cannot take as many arguments as a file has bytes. */
const PIECE = 8_192;

/** Bytes as a text with a character for each of them. */
export const binaryText = (bytes: Uint8Array): string =>
  Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PIECE, (index + 1) * PIECE)),
  ).join('');

export const base64Of = (bytes: Uint8Array): string => btoa(binaryText(bytes));

/** Null if the text is not base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  } catch {
    return null;
  }
}
