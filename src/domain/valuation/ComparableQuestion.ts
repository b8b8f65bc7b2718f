import { type BrowseFilters, noFilters } from '../offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion } from '../offers/list/BrowseQuestion';
import { brandIn, type FilterBrand, filterBrands } from '../offers/list/FilterBrand';
import type { Offer } from '../offers/Offer';
import { offerYear } from '../offers/vehicle/Vehicle';

/** Years that a comparable vehicle may be older or newer. */
const YEARS = 2;

/**
 * The filters of the archive that find sales like this offer. The archive filters only motorbikes by brand, model and
 * year; `isComparable` does the rest. Without a known year, all years are asked for.
 */
export function comparableFilters(offer: Offer, brands: readonly FilterBrand[]): BrowseFilters {
  const { vehicleType, label1 } = offer;
  if (vehicleType !== 'Motorbike') return { ...noFilters, vehicleType };
  const year = offerYear(offer);
  const brand = brandIn(label1, brands);
  return {
    ...noFilters,
    vehicleType,
    brandId: brand?.id ?? null,
    model: label1
      .trim()
      .slice(brand?.name.length ?? 0)
      .trim(),
    productionYearFrom: year && year - YEARS,
    productionYearTo: year && year + YEARS,
  };
}

/** The question for vehicles like this offer that are on sale now, of any model of the maker. */
export const similarOffers = (offer: Offer): BrowseQuestion => ({
  ...defaultQuestion,
  filters: { ...comparableFilters(offer, filterBrands([])), model: '' },
});

/** The same for offers that ask the archive the same question and count the same sales. */
export function comparablesKey(offer: Offer, filters: BrowseFilters): string {
  return JSON.stringify([filters.vehicleType, filters.brandId, spelt(offer.label1), offerYear(offer)]);
}

/**
 * Whether a sold offer counts as a sale like this offer: another one, of the same type, with at most two years between
 * them, and other vehicles than motorbikes with the same first label. If the offer's year is known,
 * a sale without a year does not count.
 */
export function isComparable(offer: Offer, sold: Offer): boolean {
  if (sold.hashId === offer.hashId || sold.vehicleType !== offer.vehicleType) return false;
  const [year, yearOfSold] = [offerYear(offer), offerYear(sold)];
  if (year !== null && Math.abs(year - (yearOfSold ?? Infinity)) > YEARS) return false;
  return offer.vehicleType === 'Motorbike' || spelt(offer.label1) === spelt(sold.label1);
}

const spelt = (label: string): string => label.trim().toLowerCase();
