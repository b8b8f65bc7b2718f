import * as fc from 'fast-check';
import { contentLines, textValue } from '../../../src/domain/board/ContentLines';

const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('contentLines', () => {
  it('folds a line after 75 octets, and never within a character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), texts => {
        const lines = texts.map(text => `NOTE:${textValue(text)}`);
        const file = contentLines(lines);
        expect(file === '' || file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
        expect(file.replaceAll('\r\n ', '')).toBe(lines.map(line => `${line}\r\n`).join(''));
      }),
    );
  });

  it('folds no line of 75 octets', () => expect(contentLines(['a'.repeat(75)])).toBe(`${'a'.repeat(75)}\r\n`));
});

describe('textValue', () => {
  it('escapes what has a meaning in the formats', () => {
    expect(textValue('Lane 4; rear, left\\right\r\nbell\rdown\n')).toBe(
      String.raw`Lane 4\; rear\, left\\right\nbell\ndown\n`,
    );
  });

  it('never contains a break or another control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), text => {
        expect(textValue(text)).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
      }),
    );
  });
});
