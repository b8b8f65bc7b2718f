import { type FilterName, filterNames } from '../../domain/offers/list/FilterFields';
import { type BrowseFilters, effectiveFilters } from '../../domain/offers/list/OfferFilters';
import type { Query } from './client/QueryParameters';

/** The server's names of filters that are not the app's names in snake case. */
const parameterOf: { readonly [Name in FilterName]?: string } = {
  brandId: 'motorbike_brand_id',
  mileageFrom: 'total_mileage_from',
  mileageTo: 'total_mileage_to',
};

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);

/** A filter that is not set is null or '', which the query leaves out. */
export function filterParameters(filters: BrowseFilters): Query {
  const effective = effectiveFilters(filters);
  return Object.fromEntries(filterNames.map(name => [parameterOf[name] ?? inSnakeCase(name), effective[name]]));
}
