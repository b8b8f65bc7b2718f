import type { BrowseFilters } from '../offers/list/BrowseFilters';
import { proposedCountry, type SellerCountry, vatIdCountry } from '../selling/checks/SellerCountry';
import type { Dealer } from '../session/Profile';

/** km */
const USUAL_RADIUS = 160;

type Area = Pick<BrowseFilters, 'countryCode' | 'zipCode'>;

/** Where the dealer is at home: the zip code of the profile, in the country that the dealer has set, or that the profile shows. */
export function ownArea(dealer: Pick<Dealer, 'ftin' | 'zipCode'>, set: SellerCountry | undefined): Area | null {
  const country = ownCountry(dealer, set);
  const zipCode = dealer.zipCode.trim().replace(/^[A-Z]{1,2}[- ]?(?=\d)/i, '');
  return country === null || zipCode === '' ? null : { countryCode: country, zipCode };
}

/** The dealer's country as two letters. Null if it is not known. */
export const ownCountry = (dealer: Pick<Dealer, 'ftin' | 'zipCode'>, set: SellerCountry | undefined): string | null =>
  (set ?? shownCountry(dealer))?.toUpperCase() ?? null;

/** Several countries have the same zip codes, so that a radius begins in the dealer's own country if none is chosen. */
export const filtersWithin = (
  filters: BrowseFilters,
  distance: number | null,
  country: string | null,
): BrowseFilters => ({
  ...filters,
  distance,
  countryCode: distance === null ? filters.countryCode : (filters.countryCode ?? country),
});

/** Five digits alone are a zip code in many countries. */
const shownCountry = (dealer: Pick<Dealer, 'ftin' | 'zipCode'>): SellerCountry | null =>
  vatIdCountry(dealer.ftin) === '' && /^\s*\d{5}\s*$/.test(dealer.zipCode) ? null : proposedCountry(dealer);

/** The filters around this area. A chosen radius stays. */
export const filtersAround = (filters: BrowseFilters, area: Area): BrowseFilters => ({
  ...filters,
  ...area,
  distance: filters.distance ?? USUAL_RADIUS,
});
