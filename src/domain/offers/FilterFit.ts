import type { BrowseQuestion } from './BrowseQuestion';
import type { Offer } from './Offer';
import { effectiveFilters } from './OfferFilters';
import { offerYear } from './OfferYear';

export type FilterFit = 'fits' | 'mayFit' | 'doesNotFit';

/**
 * Whether a list with these filters contains the offer. `mayFit` if the row cannot decide it: a row has no zip code,
 * brand or damage.
 */
export function filterFit(
  offer: Offer,
  { filters, buyNowOnly }: Pick<BrowseQuestion, 'filters' | 'buyNowOnly'>,
): FilterFit {
  const wanted = effectiveFilters(filters);
  const { vehicleType, countryCode, hashId } = wanted;
  const fits: readonly (boolean | null)[] = [
    vehicleType === null || offer.vehicleType === vehicleType,
    countryCode === null || (offer.region === null ? null : sameText(offer.region, countryCode)),
    hashId === '' || hashIdFits(offer.hashId, hashId),
    isWithin(offer.totalMileage, wanted.mileageFrom, wanted.mileageTo),
    isWithin(offerYear(offer), wanted.productionYearFrom, wanted.productionYearTo),
    !buyNowOnly || offer.buyNowPrice > 0,
    needsMoreThanRow(wanted) ? null : true,
  ];
  if (fits.includes(false)) return 'doesNotFit';
  return fits.includes(null) ? 'mayFit' : 'fits';
}

const sameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The server may search for the whole hash id or for a part of it. */
function hashIdFits(hashId: string, wanted: string): boolean | null {
  if (sameText(hashId, wanted)) return true;
  return hashId.toUpperCase().includes(wanted.toUpperCase()) ? null : false;
}

function isWithin(value: number | null, from: number | null, to: number | null): boolean | null {
  if (from === null && to === null) return true;
  return value === null ? null : value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}

const needsMoreThanRow = ({ zipCode, distance, damaged, brandId, model }: BrowseQuestion['filters']): boolean =>
  zipCode !== '' || distance !== null || damaged !== null || brandId !== null || model !== '';
