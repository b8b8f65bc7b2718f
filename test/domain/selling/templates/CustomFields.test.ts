import * as fc from 'fast-check';
import {
  customFields,
  withCustomField,
  withoutCustomField,
} from '../../../../src/domain/selling/templates/CustomFields';

const anyNames = fc.array(fc.string({ maxLength: 4 }));

describe('withCustomField', () => {
  it('adds a trimmed name at the end', () =>
    expect(withCustomField(['Colour'], ' Mileage ')).toEqual(['Colour', 'Mileage']));

  it.each(['', ' ', 'Colour', ' Colour '])('returns the same fields for %j, which is blank or known', name => {
    const fields = ['Colour'];
    expect(withCustomField(fields, name)).toBe(fields);
  });
});

describe('customFields', () => {
  it('trims names, drops blanks and duplicates, and keeps the order', () => {
    expect(customFields([' Colour ', '', '  ', 'Mileage', 'Colour'])).toEqual(['Colour', 'Mileage']);
  });

  it('handles 100,000 different names without comparing each with all others', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `Field ${index}`);
    const includes = jest.spyOn(Array.prototype, 'includes');
    expect(customFields([...names, ...names])).toEqual(names);
    expect(includes).not.toHaveBeenCalled();
    includes.mockRestore();
  });

  it('always contains unique, trimmed names that are not empty', () => {
    fc.assert(
      fc.property(anyNames, names => {
        const fields = customFields(names);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.every(field => field !== '' && field === field.trim())).toBe(true);
        expect(names.map(name => name.trim()).filter(name => name !== '' && !fields.includes(name))).toEqual([]);
      }),
    );
  });

  it('always removes one name without touching the others', () => {
    fc.assert(
      fc.property(anyNames, fc.string({ maxLength: 4 }), (names, name) => {
        const fields = customFields(names);
        const removed = withoutCustomField(fields, name.trim());
        expect(removed).toEqual(fields.filter(field => field !== name.trim()));
        expect(withCustomField(fields, name).length).toBeGreaterThanOrEqual(fields.length);
      }),
    );
  });
});
