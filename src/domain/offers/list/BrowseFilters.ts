import type { VehicleType } from '../vehicle/VehicleType';
import { filterFields, type FilterName, filterNames, filtersAbout } from './FilterFields';

/** The filters of the drawer. Null or blank text means no filter. */
export type BrowseFilters = { readonly [Name in FilterName]: (typeof filterFields)[Name]['none'] };

/** These filters, each with the value that `valueOf` returns. */
const filtersOf = (names: readonly FilterName[], valueOf: (name: FilterName) => unknown): BrowseFilters =>
  Object.fromEntries(names.map(name => [name, valueOf(name)])) as unknown as BrowseFilters;

const withoutValue = (names: readonly FilterName[]): BrowseFilters => filtersOf(names, name => filterFields[name].none);

export const noFilters = withoutValue(filterNames);
const noMotorbikeFilters: Partial<BrowseFilters> = withoutValue(filtersAbout('motorbike'));

/** The ids come from the server and are not indexes. The market API has all 32 brands, if the app may call it. */
export const knownBrands: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: 'Honda' },
  { id: 2, name: 'BMW' },
  { id: 3, name: 'Aprilia' },
  { id: 16, name: 'Yamaha' },
  { id: 33, name: 'Access Motor' },
];

/** A filter that is set. */
export type ActiveFilter = {
  [Name in FilterName]: { readonly key: Name; readonly value: NonNullable<BrowseFilters[Name]> };
}[FilterName];

/** The filters that apply. 'Not damaged' is one, and so is a mileage from 0. */
export function activeFilters(filters: BrowseFilters): readonly ActiveFilter[] {
  const effective = effectiveFilters(filters);
  return filterNames
    .map(key => ({ key, value: effective[key] }))
    .filter((filter): filter is ActiveFilter => filter.value !== null && filter.value !== '');
}

export const activeFilterCount = (filters: BrowseFilters): number => activeFilters(filters).length;

/** Changes one filter. Without the type of motorbikes, the filters that exist only for them are cleared, too. */
export function withFilter<Name extends FilterName>(
  filters: BrowseFilters,
  name: Name,
  value: BrowseFilters[Name],
): BrowseFilters {
  const isForOthers = name === 'vehicleType' && value !== 'Motorbike';
  return { ...filters, ...(isForOthers && noMotorbikeFilters), [name]: value };
}

export const withoutFilter = (filters: BrowseFilters, name: FilterName): BrowseFilters =>
  withFilter(filters, name, noFilters[name]);

/**
 * Choosing a type keeps only the location filters. Choosing the active type or null clears the type and the motorbike
 * filters.
 */
export function chooseVehicleType(filters: BrowseFilters, type: VehicleType | null): BrowseFilters {
  const { vehicleType } = filters;
  if (type === null && vehicleType === null) return filters;
  if (type === null || type === vehicleType) return withoutFilter(filters, 'vehicleType');
  return { ...noFilters, ...filtersOf(filtersAbout('place'), name => filters[name]), vehicleType: type };
}

/** Sets the type to motorbike if a filter only exists for motorbikes. A URL can omit the type. */
export function withImpliedType(filters: BrowseFilters): BrowseFilters {
  if (filters.vehicleType !== null) return filters;
  const asksForMotorbikes = filtersAbout('motorbike').some(name => trimmed(filters[name]) !== noFilters[name]);
  return asksForMotorbikes ? { ...filters, vehicleType: 'Motorbike' } : filters;
}

/** The filters as they apply. The drawer hides the motorbike filters for other types, and a hidden filter has no effect. */
export function effectiveFilters(filters: BrowseFilters): BrowseFilters {
  const typed = withImpliedType(filters);
  const seen = typed.vehicleType === 'Motorbike' ? typed : { ...typed, ...noMotorbikeFilters };
  return filtersOf(filterNames, name => trimmed(seen[name]));
}

const trimmed = <Value>(value: Value) => (typeof value === 'string' ? value.trim() : value);
