import type { BrowseFilters } from './OfferFilters';

/** Filters that cannot have the intended effect. They are sent anyway, but for a radius without a country. */
export interface FilterAdvice {
  /** What the radius lacks. */
  readonly radius: 'country' | 'zipCode' | null;
  readonly mileage: boolean;
  readonly years: boolean;
}

export function filterAdvice(filters: BrowseFilters): FilterAdvice {
  return {
    radius: radiusLacks(filters),
    mileage: isReversed(filters.mileageFrom, filters.mileageTo),
    years: isReversed(filters.productionYearFrom, filters.productionYearTo),
  };
}

function radiusLacks({ distance, zipCode, countryCode }: BrowseFilters): FilterAdvice['radius'] {
  if (distance === null) return null;
  if (countryCode === null) return 'country';
  return zipCode.trim() === '' ? 'zipCode' : null;
}

const isReversed = (from: number | null, to: number | null): boolean => (from ?? -Infinity) > (to ?? Infinity);
