import { proposedCountry } from '../../selling/checks/SellerCountry';
import type { Dealer } from '../../session/Profile';
import type { BrowseFilters } from './BrowseFilters';

/** km */
const USUAL_RADIUS = 160;

type Area = Pick<BrowseFilters, 'countryCode' | 'zipCode'>;

/** Where the dealer is at home by the profile. Null if it has no zip code, or if its country is not known. */
export function ownArea(dealer: Pick<Dealer, 'ftin' | 'zipCode'>): Area | null {
  const country = proposedCountry(dealer);
  const zipCode = dealer.zipCode.trim().replace(/^[A-Z]{1,2}[- ]?(?=\d)/i, '');
  return country === null || zipCode === '' ? null : { countryCode: country.toUpperCase(), zipCode };
}

/** The filters around this area. A chosen radius stays. */
export const filtersAround = (filters: BrowseFilters, area: Area): BrowseFilters => ({
  ...filters,
  ...area,
  distance: filters.distance ?? USUAL_RADIUS,
});
