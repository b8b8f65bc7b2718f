import * as fc from 'fast-check';
import { knownBrands } from '../../../../src/domain/offers/list/BrowseFilters';
import { brandIn, filterBrands } from '../../../../src/domain/offers/list/FilterBrand';
import type { Brand, BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';

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

const brand = (id: number, name: string): Brand => ({ id: id as BrandId, name });
const brands = [brand(1, 'Honda'), brand(2, 'BMW'), brand(20, 'Moto Guzzi'), brand(40, 'Moto')];

test.each([
  ['Moto Guzzi V7', 20],
  ['moto guzzi', 20],
  ['BMW R 1250 GS', 2],
])('brandIn finds in %j the brand %s', (text, id) => expect(brandIn(text, brands)?.id).toBe(id));

test.each(['BMWs', 'Jawa 350'])('brandIn finds no brand in %j', text => expect(brandIn(text, brands)).toBeNull());

test.each([
  ['  Moto Guzzi V7', 20],
  ['MOTO GUZZI', 20],
  ['Moto Morini', 40],
])('brandIn finds in %j the brand %s, whatever the order of the brands', (text, id) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(brands, { minLength: brands.length }), list => {
      expect(brandIn(text, list)?.id).toBe(id);
    }),
  );
});

test('brandIn is null if the text names no brand', () => expect(brandIn('Jawa 350', brands)).toBeNull());

test.each(['', 'Jawa 350'])('brandIn does not find a brand without a name in %j', text =>
  expect(brandIn(text, [...brands, brand(41, ''), brand(42, ' ')])).toBeNull(),
);

test('brandIn keeps the order of the list of brands', () => {
  const list = [...brands].reverse();
  brandIn('Moto Guzzi', list);
  expect(list).toEqual([...brands].reverse());
});
