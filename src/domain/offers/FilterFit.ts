import type { BrowseQuestion } from './BrowseQuestion';
import type { Offer } from './Offer';
import { effectiveFilters } from './OfferFilters';
import { offerYear } from './OfferYear';

export type FilterFit = 'fits' | 'mayFit' | 'doesNotFit';

/** Whether a list with these filters would show the offer, as far as its row tells: a row has no zip code, brand or damage. */
export function filterFit(
  offer: Offer,
  { filters, buyNowOnly }: Pick<BrowseQuestion, 'filters' | 'buyNowOnly'>,
): FilterFit {
  const asked = effectiveFilters(filters);
  const { vehicleType, countryCode, hashId } = asked;
  const fits: readonly (boolean | null)[] = [
    vehicleType === null || offer.vehicleType === vehicleType,
    countryCode === null || (offer.region === null ? null : sameText(offer.region, countryCode)),
    hashId === '' || hashIdFits(offer.hashId, hashId),
    isWithin(offer.totalMileage, asked.mileageFrom, asked.mileageTo),
    isWithin(offerYear(offer), asked.productionYearFrom, asked.productionYearTo),
    !buyNowOnly || offer.buyNowPrice > 0,
    asksBeyondRow(asked) ? null : true,
  ];
  if (fits.includes(false)) return 'doesNotFit';
  return fits.includes(null) ? 'mayFit' : 'fits';
}

const sameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The server may look for the whole number or for a part of it. */
function hashIdFits(hashId: string, asked: string): boolean | null {
  if (sameText(hashId, asked)) return true;
  return hashId.toUpperCase().includes(asked.toUpperCase()) ? null : false;
}

function isWithin(value: number | null, from: number | null, to: number | null): boolean | null {
  if (from === null && to === null) return true;
  return value === null ? null : value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}

const asksBeyondRow = ({ zipCode, distance, damaged, brandId, model }: BrowseQuestion['filters']): boolean =>
  zipCode !== '' || distance !== null || damaged !== null || brandId !== null || model !== '';
