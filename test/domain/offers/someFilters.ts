import * as fc from 'fast-check';
import { distances, type BrowseFilters } from '../../../src/domain/offers/list/OfferFilters';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';

const typed = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.constantFrom('?&=#', '100%', 'a+b', '  '));
const whole = (max: number): fc.Arbitrary<number | null> => fc.option(fc.nat({ max }));
const year = fc.option(fc.integer({ min: 1950, max: 2100 }));

/** Every combination of filters that the drawer can produce. */
export const someFilters: fc.Arbitrary<BrowseFilters> = fc.record({
  vehicleType: fc.option(fc.constantFrom(...vehicleTypes)),
  countryCode: fc.option(fc.stringMatching(/^[A-Z]{2}$/)),
  zipCode: typed,
  distance: fc.option(fc.constantFrom(...distances)),
  hashId: typed,
  damaged: fc.option(fc.boolean()),
  brandId: fc.option(fc.integer({ min: 1, max: 999 })),
  model: typed,
  mileageFrom: whole(999_999_999),
  mileageTo: whole(999_999_999),
  productionYearFrom: year,
  productionYearTo: year,
});

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
