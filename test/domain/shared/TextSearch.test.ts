import * as fc from 'fast-check';
import { containsWords, visibleText } from '../../../src/domain/shared/TextSearch';

describe('containsWords', () => {
  it.each([
    ['Müller Zweirad GmbH', 'muller', true],
    ['Müller Zweirad GmbH', 'gmbh mül', true],
    ['Łucja Ćwik', 'lucja cwik', true],
    ['Hafenstraße 12', 'HAFENSTRASSE', true],
    ['Müller Zweirad GmbH', 'müller ag', false],
    ['Müller', 'mueller', true],
    ['Mueller', 'müller', true],
    ['Mueller', 'muller', true],
    ['BMW R 1250 GS Adventure', 'r1250gs', true],
    ['BMW R 1250 GS Adventure', 'r1250gs adv', true],
    ['BMW R1250GS', 'r 1250 gs', true],
    ['Yamaha XSR-700', 'xsr700', true],
    ['WBAE12345', 'e123', true],
    ['BMW R 1250 GS Adventure', 'sad', false],
    ['BMW R 1250 GS', '-', false],
    ['Müller', '  ', true],
  ])('%j has %j: %j', (text, query, expected) => expect(containsWords(text, query)).toBe(expected));

  it('folds a query once for all texts of a list', () => {
    const folded = jest.spyOn(String.prototype, 'normalize');
    const found = Array.from({ length: 100 }, (_, row) => `Row ${row}`).filter(text => containsWords(text, 'Rów 70'));
    expect(found).toEqual(['Row 70']);
    expect(folded).toHaveBeenCalledTimes(1);
    folded.mockRestore();
  });

  it('always finds a text by any of its words', () => {
    const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'aäłßéŻz9-@.') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), words =>
        expect(words.every(each => containsWords(words.join(' '), each.toUpperCase()))).toBe(true),
      ),
    );
  });
});

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
