import type { BrowseQuestion } from './BrowseQuestion';
import type { Offer } from './Offer';
import { type BrowseFilters, effectiveFilters } from './OfferFilters';
import { offerYear } from './OfferYear';

export type FilterFit = 'fits' | 'mayFit' | 'doesNotFit';

type Check<Value> = (wanted: Value, offer: Offer) => boolean | null;

/** A row has no zip code, brand or damage: such a filter that is set cannot be decided. */
const undecided = (wanted: unknown): true | null => (wanted === null || wanted === '' ? true : null);

/** One check for each filter: null if the row cannot decide it. */
const checks: { readonly [Field in keyof BrowseFilters]: Check<BrowseFilters[Field]> } = {
  vehicleType: (wanted, { vehicleType }) => wanted === null || vehicleType === wanted,
  countryCode: (wanted, { region }) => wanted === null || (region === null ? null : sameText(region, wanted)),
  zipCode: undecided,
  distance: undecided,
  hashId: (wanted, { hashId }) => wanted === '' || hashIdFits(hashId, wanted),
  damaged: undecided,
  brandId: undecided,
  model: undecided,
  mileageFrom: (wanted, { totalMileage }) => isWithin(totalMileage, wanted, null),
  mileageTo: (wanted, { totalMileage }) => isWithin(totalMileage, null, wanted),
  productionYearFrom: (wanted, offer) => isWithin(offerYear(offer), wanted, null),
  productionYearTo: (wanted, offer) => isWithin(offerYear(offer), null, wanted),
};

function checked<Field extends keyof BrowseFilters>(field: Field, wanted: BrowseFilters, offer: Offer) {
  return checks[field](wanted[field], offer);
}

/** Whether a list with these filters contains the offer. `mayFit` if the row cannot decide it. */
export function filterFit(
  offer: Offer,
  { filters, buyNowOnly }: Pick<BrowseQuestion, 'filters' | 'buyNowOnly'>,
): FilterFit {
  const wanted = effectiveFilters(filters);
  const fields = Object.keys(checks) as (keyof BrowseFilters)[];
  const fits = [!buyNowOnly || offer.buyNowPrice > 0, ...fields.map(field => checked(field, wanted, offer))];
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
