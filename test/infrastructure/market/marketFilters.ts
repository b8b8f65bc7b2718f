import * as fc from 'fast-check';
import { type BrowseFilters, noFilters } from '../../../src/domain/offers/list/OfferFilters';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { motorbikeModels } from '../../../src/infrastructure/market/catalogue/models/motorbikeModels';

/** What an opened offer says as its model. */
const wholeNames = motorbikeModels.flatMap(({ name, variants }) => variants.map(variant => `${name} ${variant}`));

const kilometres = fc.option(fc.nat({ max: 60_000 }));
const year = fc.option(fc.integer({ min: 2008, max: 2027 }));

/** Filters of which many find some of the offers of the market. */
export const marketFilters: fc.Arbitrary<BrowseFilters> = fc
  .record({
    vehicleType: fc.option(fc.constantFrom(...vehicleTypes)),
    countryCode: fc.option(fc.constantFrom('DE', 'PL', 'AT', 'IT', 'NL', 'FR')),
    hashId: fc.constantFrom('', '', '7', 'mb-'),
    damaged: fc.option(fc.boolean()),
    brandId: fc.option(fc.constantFrom(1, 2, 16, 33), { freq: 2 }),
    model: fc.oneof(fc.constantFrom('', '', ' gs ', 'Ténéré', 'no such model'), fc.constantFrom(...wholeNames)),
    mileageFrom: kilometres,
    mileageTo: kilometres,
    productionYearFrom: year,
    productionYearTo: year,
  })
  .map(filters => ({ ...noFilters, ...filters }));
