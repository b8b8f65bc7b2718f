import * as fc from 'fast-check';
import { visibleText } from '../../../src/domain/shared/visibleText';

const invisible = fc.string({
  unit: fc.constantFrom(...' \t\u00a0\u00ad\u200b\u200d\u200e\u202e\u2060\u2069\u3164\ufeff\u2800'),
});
const seen = fc.string({ unit: fc.constantFrom(...'aZ9-äłЖ漢'), minLength: 1 });

describe('visibleText', () => {
  it('is always empty for a text of spaces, zero-width marks and direction marks', () => {
    fc.assert(fc.property(invisible, text => expect(visibleText(text)).toBe('')));
  });

  it('never changes a text without direction marks that shows something', () => {
    fc.assert(fc.property(seen, seen, (one, other) => expect(visibleText(`${one} ${other}`)).toBe(`${one} ${other}`)));
  });

  it('isolates the marks that turn the direction, whatever the name contains', () => {
    expect(visibleText('\u202eSG 0521 R')).toBe('\u2068\u202eSG 0521 R\u2069');
    fc.assert(
      fc.property(invisible, seen, invisible, (before, name, after) => {
        const text = visibleText(`\u202e${before}${name}${after}`);
        expect(text).toContain(name);
        expect(text.match(/[\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069']);
        expect([text.at(0), text.at(-1)]).toEqual(['\u2068', '\u2069']);
      }),
    );
  });
});
