import * as fc from 'fast-check';
import { filterBrands } from '../../../../src/domain/offers/list/FilterBrands';
import { knownBrands } from '../../../../src/domain/offers/list/OfferFilters';

const someBrands = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), name: fc.string({ minLength: 1 }) }),
  { selector: ({ id }) => id },
);

it('filterBrands returns the built-in brands if the market names none', () => {
  expect(filterBrands([])).toBe(knownBrands);
});

it('filterBrands uses the names that the market sends', () => {
  const names = filterBrands([
    { id: 7, name: 'Zündapp' },
    { id: 2, name: 'BMW Motorrad' },
  ]).map(({ name }) => name);
  expect(names).toEqual(['Access Motor', 'Aprilia', 'BMW Motorrad', 'Honda', 'Yamaha', 'Zündapp']);
});

it('filterBrands always returns each built-in and each named brand once', () => {
  fc.assert(
    fc.property(someBrands, named => {
      const ids = filterBrands(named).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set([...knownBrands, ...named].map(({ id }) => id)));
    }),
  );
});
