import type { VehicleType } from '../vehicle/VehicleType';

/** The filters of the drawer. Null or blank text means no filter. */
export interface BrowseFilters {
  readonly vehicleType: VehicleType | null;
  /** Two-letter country code. */
  readonly countryCode: string | null;
  readonly zipCode: string;
  /** km around the zip code */
  readonly distance: number | null;
  readonly hashId: string;
  readonly damaged: boolean | null;
  readonly brandId: number | null;
  readonly model: string;
  /** km */
  readonly mileageFrom: number | null;
  readonly mileageTo: number | null;
  readonly productionYearFrom: number | null;
  readonly productionYearTo: number | null;
}

const noMotorbikeFilters = {
  brandId: null,
  model: '',
  mileageFrom: null,
  mileageTo: null,
  productionYearFrom: null,
  productionYearTo: null,
} satisfies Partial<BrowseFilters>;

export const noFilters: BrowseFilters = {
  vehicleType: null,
  countryCode: null,
  zipCode: '',
  distance: null,
  hashId: '',
  damaged: null,
  ...noMotorbikeFilters,
};

/** km */
export const distances: readonly number[] = [20, 40, 80, 160, 320];

/** The current year and the 30 years before it, newest first. */
export function productionYears(currentYear: number): number[] {
  return Array.from({ length: 31 }, (_, age) => currentYear - age);
}

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
  [Key in keyof BrowseFilters]: { readonly key: Key; readonly value: NonNullable<BrowseFilters[Key]> };
}[keyof BrowseFilters];

/** The filters that apply. 'Not damaged' is one, and so is a mileage from 0. */
export function activeFilters(filters: BrowseFilters): readonly ActiveFilter[] {
  const effective = effectiveFilters(filters);
  const keys = Object.keys(noFilters) as (keyof BrowseFilters)[];
  return keys
    .map(key => ({ key, value: effective[key] }))
    .filter((filter): filter is ActiveFilter => filter.value !== null && filter.value !== '');
}

export const activeFilterCount = (filters: BrowseFilters): number => activeFilters(filters).length;

/** Clears one filter. Without the type, the filters that exist only for motorbikes are cleared, too. */
export const withoutFilter = (filters: BrowseFilters, key: keyof BrowseFilters): BrowseFilters =>
  key === 'vehicleType' ? withVehicleType(filters, null) : { ...filters, [key]: noFilters[key] };

/**
 * Choosing a type keeps only the location filters. Choosing the active type or null clears the type and the motorbike
 * filters.
 */
export function chooseVehicleType(filters: BrowseFilters, type: VehicleType | null): BrowseFilters {
  const { vehicleType, countryCode, zipCode, distance } = filters;
  if (type === null && vehicleType === null) return filters;
  if (type === null || type === vehicleType) return withVehicleType(filters, null);
  return { ...noFilters, countryCode, zipCode, distance, vehicleType: type };
}

/** Changes the type and keeps all filters that exist for the new one. */
export function withVehicleType(filters: BrowseFilters, vehicleType: VehicleType | null): BrowseFilters {
  return { ...filters, ...(vehicleType !== 'Motorbike' && noMotorbikeFilters), vehicleType };
}

/** Sets the type to motorbike if a filter only exists for motorbikes. A URL can omit the type. */
export function withImpliedType(filters: BrowseFilters): BrowseFilters {
  if (filters.vehicleType !== null) return filters;
  const asksForMotorbikes = Object.entries(noMotorbikeFilters).some(([name, nothing]) => {
    const value = filters[name as keyof typeof noMotorbikeFilters];
    return (typeof value === 'string' ? value.trim() : value) !== nothing;
  });
  return asksForMotorbikes ? { ...filters, vehicleType: 'Motorbike' } : filters;
}

/**
 * The filters as they apply. The drawer hides the motorbike filters for other types, and a hidden filter has no effect.
 * Nor has a radius without a country: several countries have the same zip code.
 */
export function effectiveFilters(filters: BrowseFilters): BrowseFilters {
  const typed = withImpliedType(filters);
  const seen = typed.vehicleType === 'Motorbike' ? typed : { ...typed, ...noMotorbikeFilters };
  const { zipCode, hashId, model, countryCode } = seen;
  const distance = countryCode === null ? null : seen.distance;
  return { ...seen, distance, zipCode: zipCode.trim(), hashId: hashId.trim(), model: model.trim() };
}
