import { type BrowseFilters, effectiveFilters } from '../../domain/offers/list/OfferFilters';
import type { Query } from './client/QueryParameters';

/** The server's name of each filter. */
const parameterOf: Readonly<Record<keyof BrowseFilters, string>> = {
  vehicleType: 'vehicle_type',
  countryCode: 'country_code',
  zipCode: 'zip_code',
  distance: 'distance',
  hashId: 'hash_id',
  damaged: 'damaged',
  brandId: 'motorbike_brand_id',
  model: 'model',
  mileageFrom: 'total_mileage_from',
  mileageTo: 'total_mileage_to',
  productionYearFrom: 'production_year_from',
  productionYearTo: 'production_year_to',
};

/** A filter that is not set is null or '', which the query leaves out. */
export function filterParameters(filters: BrowseFilters): Query {
  const fields = Object.keys(parameterOf) as (keyof BrowseFilters)[];
  const effective = effectiveFilters(filters);
  return Object.fromEntries(fields.map(field => [parameterOf[field], effective[field]]));
}
