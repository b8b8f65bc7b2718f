/** Octets of a line without its break, in both formats. */
const LONGEST_LINE = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/**
 * A text as a value of iCalendar (RFC 5545, 3.3.11) and vCard (RFC 6350, 3.4). Both forbid control characters other than
 * tabs.
 */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** The lines of a file in either format. A long line is folded between two characters (3.1 and 3.2). */
export const contentLines = (lines: readonly string[]): string => lines.map(line => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
