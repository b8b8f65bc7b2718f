import { distances, noFilters, withImpliedType, type BrowseFilters } from './OfferFilters';
import type { OfferTab } from './OfferTab';
import { isVehicleType } from './VehicleType';

export type Paging = 'infinite' | 'paginated';

/** All that the address of the browse list says. */
export interface BrowseQuestion {
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
  readonly paging: Paging;
  /** From 1. */
  readonly page: number;
}

export const defaultQuestion: BrowseQuestion = { filters: noFilters, buyNowOnly: false, paging: 'infinite', page: 1 };

/**
 * As the search part of an address, `?type=Motorbike&brand=2`; '' where all is as it is by default. Infinite scroll is
 * named only if the dealer's `remembered` mode is the other one.
 */
export function toSearch(question: BrowseQuestion, remembered: Paging = 'infinite'): string {
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
    ['view', paging === 'paginated' ? 'pages' : paging === remembered ? null : 'scroll'],
    ['page', page === 1 ? null : page],
  ];
  const said = parameters.filter(([, value]) => value !== null && value !== '');
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`;
}

/**
 * Never fails: an address may be cut, mistyped or from an older version, and what cannot be read takes its default. The
 * default of the paging is the one that the dealer chose last.
 */
export function fromSearch(search: string, remembered: Paging = 'infinite'): BrowseQuestion {
  const parameters = new URLSearchParams(search);
  return {
    filters: withImpliedType(filtersFrom(parameters)),
    buyNowOnly: parameters.get('buyNow') === 'yes',
    paging: pagings.get(parameters.get('view') ?? '') ?? remembered,
    page: positive(parameters.get('page')) ?? 1,
  };
}

const pagings: ReadonlyMap<string, Paging> = new Map([
  ['pages', 'paginated'],
  ['scroll', 'infinite'],
]);

/** What the address of a list asks of it. Only browse has filters, and what sold is only ever scrolled. */
export function questionAt(tab: OfferTab, search: string, remembered: Paging): BrowseQuestion {
  const question = fromSearch(search, remembered);
  if (tab === 'browse') return question;
  const { paging, page } = question;
  return tab === 'sold' || paging === 'infinite' ? defaultQuestion : { ...defaultQuestion, paging, page };
}

/** The same address, turned to this page. */
export function atPage(page: number, search: string): string {
  const parameters = new URLSearchParams(search);
  if (page === 1) parameters.delete('page');
  else parameters.set('page', String(page));
  const said = parameters.toString();
  return said && `?${said}`;
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

/** What is asked differently has other pages: it begins with the first one. */
export const fromFirstPage = (
  question: BrowseQuestion,
  change: Partial<Omit<BrowseQuestion, 'page'>>,
): BrowseQuestion => ({ ...question, ...change, page: 1 });
