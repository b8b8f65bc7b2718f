import * as fc from 'fast-check';
import { containsWords } from '../../../src/domain/shared/TextSearch';

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
    ['Østergård', 'ostergard', true],
    ['Ægir', 'aegir', true],
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
