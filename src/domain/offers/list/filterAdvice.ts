import type { BrowseFilters } from './BrowseFilters';
import type { FilterName } from './FilterFields';

type Advice = 'country' | 'radius' | 'mileage' | 'years';

/** What to say beside filters that may not have the intended effect. They are sent anyway. */
export function filterAdvice(filters: BrowseFilters): { readonly [Name in FilterName]?: Advice } {
  const { distance, zipCode, countryCode, mileageFrom, mileageTo, productionYearFrom, productionYearTo } = filters;
  return {
    ...(distance !== null && countryCode === null && zipCode.trim() !== '' && { countryCode: 'country' }),
    ...(distance !== null && zipCode.trim() === '' && { distance: 'radius' }),
    ...(isReversed(mileageFrom, mileageTo) && { mileageTo: 'mileage' }),
    ...(isReversed(productionYearFrom, productionYearTo) && { productionYearTo: 'years' }),
  };
}

const isReversed = (from: number | null, to: number | null): boolean => (from ?? -Infinity) > (to ?? Infinity);
