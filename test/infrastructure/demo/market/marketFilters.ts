import * as fc from 'fast-check';
import type { BrowseFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { filterFields, type FilterName, filterNames } from '../../../../src/domain/offers/list/FilterFields';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import { motorbikeModels } from '../../../../src/infrastructure/demo/market/catalogue/models/motorbikeModels';

/** What an opened offer says as its model. */
const wholeNames = motorbikeModels.flatMap(({ name, variants }) => variants.map(variant => `${name} ${variant}`));

const byKind = {
  text: fc.constant(''),
  count: fc.option(fc.nat({ max: 60_000 })),
  year: fc.option(fc.integer({ min: 2008, max: 2027 })),
  flag: fc.option(fc.boolean()),
  choice: fc.constant(null),
};

const named: { readonly [Name in FilterName]?: fc.Arbitrary<BrowseFilters[Name]> } = {
  vehicleType: fc.option(fc.constantFrom(...vehicleTypes)),
  countryCode: fc.option(fc.constantFrom('DE', 'PL', 'AT', 'IT', 'NL', 'FR')),
  hashId: fc.constantFrom('', '', '7', 'mb-'),
  brandId: fc.option(fc.constantFrom(1, 2, 16, 33), { freq: 2 }),
  model: fc.oneof(fc.constantFrom('', '', ' gs ', 'Ténéré', 'no such model'), fc.constantFrom(...wholeNames)),
};

/** Filters of which many find some of the offers of the market. */
export const marketFilters = fc.record(
  Object.fromEntries(filterNames.map(name => [name, named[name] ?? byKind[filterFields[name].kind]])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<BrowseFilters>;
