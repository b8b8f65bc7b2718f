import * as fc from 'fast-check';
import { distances, filterFields, filterNames } from '../../../src/domain/offers/list/FilterFields';
import type { BrowseFilters } from '../../../src/domain/offers/list/OfferFilters';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';

const byKind = {
  text: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.constantFrom('?&=#', '100%', 'a+b', '  ')),
  count: fc.option(fc.nat({ max: 999_999_999 })),
  year: fc.option(fc.integer({ min: 1950, max: 2100 })),
  flag: fc.option(fc.boolean()),
};

const choices = {
  vehicleType: fc.option(fc.constantFrom(...vehicleTypes)),
  countryCode: fc.option(fc.stringMatching(/^[A-Z]{2}$/)),
  distance: fc.option(fc.constantFrom(...distances)),
  brandId: fc.option(fc.integer({ min: 1, max: 999 })),
};

const generators = filterNames.map(name => {
  const { kind } = filterFields[name];
  return [name, kind === 'choice' ? choices[name as keyof typeof choices] : byKind[kind]];
});

/** Every combination of filters that the drawer can produce. */
export const someFilters: fc.Arbitrary<BrowseFilters> = fc.record(
  Object.fromEntries(generators) as { [Name in keyof BrowseFilters]: fc.Arbitrary<BrowseFilters[Name]> },
);

/** Every filter has a value. */
export const fullFilters: BrowseFilters = {
  vehicleType: 'Motorbike',
  countryCode: 'DE',
  zipCode: '04109',
  distance: 40,
  hashId: 'MB-7F3K2',
  damaged: false,
  brandId: 2,
  model: 'R 1250 GS',
  mileageFrom: 0,
  mileageTo: 30_000,
  productionYearFrom: 2018,
  productionYearTo: 2022,
};
