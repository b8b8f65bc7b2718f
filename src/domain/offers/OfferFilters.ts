import type { VehicleType } from './VehicleType';

/** What the drawer asks for: null and blank texts ask for nothing. */
export interface BrowseFilters {
  readonly vehicleType: VehicleType | null;
  /** Two letters. */
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

/** The current year and the 30 before, newest first. */
export function productionYears(currentYear: number): number[] {
  return Array.from({ length: 31 }, (_, age) => currentYear - age);
}

/** The ids are the server's and no index; the others of the 32 come from the market API where it may be asked. */
export const knownBrands: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: 'Honda' },
  { id: 2, name: 'BMW' },
  { id: 3, name: 'Aprilia' },
  { id: 16, name: 'Yamaha' },
  { id: 33, name: 'Access Motor' },
];

/** Fields of the drawer that ask for something; 'not damaged' does, and so does a mileage from 0. */
export function activeFilterCount(filters: BrowseFilters): number {
  return Object.values(effectiveFilters(filters)).filter(value => value !== null && value !== '').length;
}

/** Choosing keeps only the place; choosing the active type, or null, clears it with the fields that go with it. */
export function chooseVehicleType(filters: BrowseFilters, type: VehicleType | null): BrowseFilters {
  const { vehicleType, countryCode, zipCode, distance } = filters;
  if (type === null && vehicleType === null) return filters;
  if (type === null || type === vehicleType) return { ...filters, ...noMotorbikeFilters, vehicleType: null };
  return { ...noFilters, countryCode, zipCode, distance, vehicleType: type };
}

/** km out of what was typed, such as `12.500 km`; null where it does not start with a number. At most 9 digits. */
export function mileage(text: string): number | null {
  const ungrouped = text.trim().replace(/[\s.,'’](?=\d{3}(?!\d))/g, '');
  const digits = /^\d{1,9}/.exec(ungrouped)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** Filters that only motorbikes have ask for motorbikes, also if an address names no type. */
export function withImpliedType(filters: BrowseFilters): BrowseFilters {
  if (filters.vehicleType !== null) return filters;
  const asksForMotorbikes = Object.entries(noMotorbikeFilters).some(([name, nothing]) => {
    const value = filters[name as keyof typeof noMotorbikeFilters];
    return (typeof value === 'string' ? value.trim() : value) !== nothing;
  });
  return asksForMotorbikes ? { ...filters, vehicleType: 'Motorbike' } : filters;
}

/** What the filters really ask for. The drawer hides the motorbike fields of the other types, and a hidden field does not narrow. */
export function effectiveFilters(filters: BrowseFilters): BrowseFilters {
  const typed = withImpliedType(filters);
  const seen = typed.vehicleType === 'Motorbike' ? typed : { ...typed, ...noMotorbikeFilters };
  return { ...seen, zipCode: seen.zipCode.trim(), hashId: seen.hashId.trim(), model: seen.model.trim() };
}
