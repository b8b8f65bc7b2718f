import * as fc from 'fast-check';
import { filterBrands } from '../../../src/domain/offers/FilterBrands';
import { knownBrands } from '../../../src/domain/offers/OfferFilters';

const someBrands = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), name: fc.string({ minLength: 1 }) }),
  { selector: ({ id }) => id },
);

it('are those that ship where the market names none', () => {
  expect(filterBrands([])).toBe(knownBrands);
});

it('are called what the market calls them', () => {
  const names = filterBrands([
    { id: 7, name: 'Zündapp' },
    { id: 2, name: 'BMW Motorrad' },
  ]).map(({ name }) => name);
  expect(names).toEqual(['Access Motor', 'Aprilia', 'BMW Motorrad', 'Honda', 'Yamaha', 'Zündapp']);
});

it('always hold each that ships and each that is named, once', () => {
  fc.assert(
    fc.property(someBrands, named => {
      const ids = filterBrands(named).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set([...knownBrands, ...named].map(({ id }) => id)));
    }),
  );
});
