import { distances, noFilters, type BrowseFilters } from './OfferFilters';
import { isVehicleType } from './VehicleType';

/** All that the address of the browse list says. */
export interface BrowseQuestion {
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
  readonly paging: 'infinite' | 'paginated';
  /** From 1. */
  readonly page: number;
}

export const defaultQuestion: BrowseQuestion = { filters: noFilters, buyNowOnly: false, paging: 'infinite', page: 1 };

/** As the search part of an address, `?type=Motorbike&brand=2`; '' where all is as it is by default. */
export function toSearch(question: BrowseQuestion): string {
  const { filters, buyNowOnly, paging, page } = question;
  const parameters: [string, string | number | null][] = [
    ['type', filters.vehicleType],
    ['country', filters.countryCode],
    ['zip', filters.zipCode],
    ['radius', filters.distance],
    ['number', filters.hashId],
    ['damaged', filters.damaged === null ? null : filters.damaged ? 'yes' : 'no'],
    ['brand', filters.brandId],
    ['model', filters.model],
    ['kmFrom', filters.mileageFrom],
    ['kmTo', filters.mileageTo],
    ['yearFrom', filters.productionYearFrom],
    ['yearTo', filters.productionYearTo],
    ['buyNow', buyNowOnly ? 'yes' : null],
    ['view', paging === 'paginated' ? 'pages' : null],
    ['page', page === 1 ? null : page],
  ];
  const said = parameters.filter(([, value]) => value !== null && value !== '');
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Never fails: an address may be cut, mistyped or from an older version, and what cannot be read takes its default. */
export function fromSearch(search: string): BrowseQuestion {
  const parameters = new URLSearchParams(search);
  return {
    filters: filtersFrom(parameters),
    buyNowOnly: parameters.get('buyNow') === 'yes',
    paging: parameters.get('view') === 'pages' ? 'paginated' : 'infinite',
    page: positive(parameters.get('page')) ?? 1,
  };
}

export const sameQuestion = (a: BrowseQuestion, b: BrowseQuestion): boolean => toSearch(a) === toSearch(b);

function filtersFrom(parameters: URLSearchParams): BrowseFilters {
  const type = parameters.get('type');
  const radius = whole(parameters.get('radius'));
  return {
    vehicleType: isVehicleType(type) ? type : null,
    countryCode: matching(/^[A-Za-z]{2}$/, parameters.get('country')),
    zipCode: parameters.get('zip') ?? noFilters.zipCode,
    distance: radius !== null && distances.includes(radius) ? radius : null,
    hashId: parameters.get('number') ?? noFilters.hashId,
    damaged: yesOrNo(parameters.get('damaged')),
    brandId: positive(parameters.get('brand')),
    model: parameters.get('model') ?? noFilters.model,
    mileageFrom: whole(parameters.get('kmFrom')),
    mileageTo: whole(parameters.get('kmTo')),
    productionYearFrom: year(parameters.get('yearFrom')),
    productionYearTo: year(parameters.get('yearTo')),
  };
}

const matching = (pattern: RegExp, text: string | null): string | null =>
  text !== null && pattern.test(text) ? text : null;

function whole(text: string | null): number | null {
  const digits = matching(/^\d{1,9}$/, text);
  return digits === null ? null : Number(digits);
}

const positive = (text: string | null): number | null => whole(text) || null;

const year = (text: string | null): number | null => whole(matching(/^[12]\d{3}$/, text));

function yesOrNo(text: string | null): boolean | null {
  if (text === 'yes') return true;
  return text === 'no' ? false : null;
}
