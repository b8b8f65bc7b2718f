import * as fc from 'fast-check';
import type { BrowseFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { filterFields, type FilterName, filterNames, filtersAbout } from '../../../src/domain/offers/list/FilterFields';

const byKind = {
  text: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.constantFrom('?&=#', '100%', 'a+b', '  ')),
  count: fc.option(fc.nat({ max: 999_999_999 })),
  year: fc.option(fc.integer({ min: 1950, max: 2100 })),
  flag: fc.option(fc.boolean()),
};

/** Choices that the domain does not list. */
const named: { readonly [Name in FilterName]?: fc.Arbitrary<BrowseFilters[Name]> } = {
  countryCode: fc.option(fc.stringMatching(/^[A-Z]{2}$/)),
  brandId: fc.option(fc.integer({ min: 1, max: 999 })),
};

const generators = filterNames.map(name => {
  const { kind, choices } = filterFields[name];
  const listed = () => fc.option(fc.constantFrom(...(choices?.(2026) ?? [])));
  return [name, named[name] ?? (kind === 'choice' ? listed() : byKind[kind])];
});

/** Every combination of filters that the drawer can produce. */
export const someFilters: fc.Arbitrary<BrowseFilters> = fc.record(
  Object.fromEntries(generators) as { [Name in keyof BrowseFilters]: fc.Arbitrary<BrowseFilters[Name]> },
);

/** Those that only motorbikes have. */
export const motorbikeFiltersOf = (filters: BrowseFilters): Partial<BrowseFilters> =>
  Object.fromEntries(filtersAbout('motorbike').map(name => [name, filters[name]]));

/** Each filter with a value, and how an address and a request spell it. */
const spelled = {
  vehicleType: ['Motorbike', 'type=Motorbike', 'vehicle_type'],
  countryCode: ['DE', 'country=DE', 'country_code'],
  zipCode: ['04109', 'zip=04109', 'zip_code'],
  distance: [40, 'radius=40', 'distance'],
  brandId: [2, 'brand=2', 'motorbike_brand_id'],
  model: ['R 1250 GS', 'model=R+1250+GS', 'model'],
  damaged: [false, 'damaged=no', 'damaged'],
  mileageFrom: [0, 'kmFrom=0', 'total_mileage_from'],
  mileageTo: [30_000, 'kmTo=30000', 'total_mileage_to'],
  productionYearFrom: [2018, 'yearFrom=2018', 'production_year_from'],
  productionYearTo: [2022, 'yearTo=2022', 'production_year_to'],
  hashId: ['MB-7F3K2', 'number=MB-7F3K2', 'hash_id'],
} as const satisfies { readonly [Name in FilterName]: readonly [BrowseFilters[Name], address: string, wire: string] };

/** Every filter has a value. */
export const fullFilters = Object.fromEntries(
  Object.entries(spelled).map(([name, [value]]) => [name, value]),
) as unknown as BrowseFilters;

export const fullAddress = `?${Object.values(spelled)
  .map(([, address]) => address)
  .join('&')}`;

export const fullParameters = Object.fromEntries(Object.values(spelled).map(([value, , wire]) => [wire, value]));
