import type { BrowseFilters } from './OfferFilters';

/** Filters that cannot have the intended effect. They are sent anyway. */
export interface FilterAdvice {
  readonly radius: boolean;
  readonly mileage: boolean;
  readonly years: boolean;
}

export function filterAdvice(filters: BrowseFilters): FilterAdvice {
  return {
    radius: filters.distance !== null && filters.zipCode.trim() === '',
    mileage: isReversed(filters.mileageFrom, filters.mileageTo),
    years: isReversed(filters.productionYearFrom, filters.productionYearTo),
  };
}

const isReversed = (from: number | null, to: number | null): boolean => (from ?? -Infinity) > (to ?? Infinity);
