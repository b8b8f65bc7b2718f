import { withParameter } from '../shared/withParameter';
import { type BrowseFilters, distances, noFilters, withImpliedType } from './OfferFilters';
import type { OfferTab } from './OfferTab';
import { isVehicleType } from './VehicleType';

export type Paging = 'infinite' | 'paginated';

/** The state that the URL of the browse list holds. */
export interface BrowseQuestion {
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
  readonly paging: Paging;
  /** Counted from 1. */
  readonly page: number;
}

export const defaultQuestion: BrowseQuestion = { filters: noFilters, buyNowOnly: false, paging: 'infinite', page: 1 };

interface AddressParameter<Value> {
  readonly name: string;
  /** Returns null or '' if the filter is not set. */
  readonly write: (value: Value) => string | number | null;
  /** Parses the value. An invalid text means that the filter is not set. */
  readonly read: (text: string | null) => Value;
}

const textParameter = (name: string): AddressParameter<string> => ({
  name,
  write: value => value,
  read: text => text ?? '',
});

const parameter = <Value extends string | number>(
  name: string,
  read: (text: string | null) => Value | null,
): AddressParameter<Value | null> => ({ name, write: value => value, read });

const matching = (pattern: RegExp, text: string | null): string | null => text?.match(pattern)?.[0] ?? null;

function whole(text: string | null): number | null {
  const digits = matching(/^\d{1,9}$/, text);
  return digits === null ? null : Number(digits);
}

const positive = (text: string | null): number | null => whole(text) || null;

const year = (text: string | null): number | null => whole(matching(/^[12]\d{3}$/, text));

function knownDistance(text: string | null): number | null {
  const radius = whole(text);
  return distances.find(distance => distance === radius) ?? null;
}

/** The URL parameter of each filter. */
const addressParameters: { readonly [Field in keyof BrowseFilters]: AddressParameter<BrowseFilters[Field]> } = {
  vehicleType: parameter('type', text => (isVehicleType(text) ? text : null)),
  countryCode: parameter('country', text => matching(/^[A-Za-z]{2}$/, text)),
  zipCode: textParameter('zip'),
  distance: parameter('radius', knownDistance),
  hashId: textParameter('number'),
  damaged: {
    name: 'damaged',
    write: value => (value === null ? null : value ? 'yes' : 'no'),
    read: text => (text === 'yes' ? true : text === 'no' ? false : null),
  },
  brandId: parameter('brand', positive),
  model: textParameter('model'),
  mileageFrom: parameter('kmFrom', whole),
  mileageTo: parameter('kmTo', whole),
  productionYearFrom: parameter('yearFrom', year),
  productionYearTo: parameter('yearTo', year),
};

const filterFields = Object.keys(addressParameters) as readonly (keyof BrowseFilters)[];

function written<Field extends keyof BrowseFilters>(field: Field, filters: BrowseFilters) {
  const { name, write } = addressParameters[field];
  return [name, write(filters[field])] as const;
}

/**
 * The query string of a URL, such as `?type=Motorbike&brand=2`. '' if everything has its default. Infinite scroll is
 * written only if the dealer's `remembered` mode is paginated.
 */
export function toSearch(question: BrowseQuestion, remembered: Paging = 'infinite'): string {
  const { filters, buyNowOnly, paging, page } = question;
  const parameters: (readonly [string, string | number | null])[] = [
    ...filterFields.map(field => written(field, filters)),
    ['buyNow', buyNowOnly ? 'yes' : null],
    ['view', paging === 'paginated' ? 'pages' : paging === remembered ? null : 'scroll'],
    ['page', page === 1 ? null : page],
  ];
  const set = parameters.filter(([, value]) => value !== null && value !== '');
  return set.length === 0
    ? ''
    : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()}`;
}

/**
 * Parses a query string and never throws. A URL may be cut, mistyped or from an older version, so an invalid value gets
 * its default. The default paging is `remembered`, the mode that the dealer chose last.
 */
export function fromSearch(search: string, remembered: Paging = 'infinite'): BrowseQuestion {
  const parameters = new URLSearchParams(search);
  return {
    filters: withImpliedType(filtersFrom(parameters)),
    buyNowOnly: parameters.get('buyNow') === 'yes',
    paging: pagings.get(parameters.get('view')) ?? remembered,
    page: positive(parameters.get('page')) ?? 1,
  };
}

const pagings: ReadonlyMap<string | null, Paging> = new Map([
  ['pages', 'paginated'],
  ['scroll', 'infinite'],
]);

const filteredLists: readonly OfferTab[] = ['browse', 'archived', 'sold'];

/**
 * The question for a list from its URL. The dealer's lists of what is under way have no filters, and `sold` is never
 * paginated.
 */
export function questionAt(tab: OfferTab, search: string, remembered: Paging): BrowseQuestion {
  const question = fromSearch(search, remembered);
  if (tab === 'browse') return question;
  const { paging, page } = question;
  const filters = filteredLists.includes(tab) ? question.filters : noFilters;
  const first = { ...defaultQuestion, filters };
  return tab === 'sold' || paging === 'infinite' ? first : { ...first, paging, page };
}

/** The same query string with this page. */
export const atPage = (page: number, search: string): string =>
  withParameter(search, 'page', page === 1 ? null : String(page));

export const sameQuestion = (a: BrowseQuestion, b: BrowseQuestion): boolean => toSearch(a) === toSearch(b);

function filtersFrom(parameters: URLSearchParams): BrowseFilters {
  const read = filterFields.map(field => {
    const { name, read: readField } = addressParameters[field];
    return [field, readField(parameters.get(name))] as const;
  });
  const filters: Partial<Record<keyof BrowseFilters, unknown>> = Object.fromEntries(read);
  return filters as BrowseFilters;
}

/** Applies a change and returns to page 1, because the page numbers of the old result do not fit the new one. */
export const fromFirstPage = (
  question: BrowseQuestion,
  change: Partial<Omit<BrowseQuestion, 'page'>>,
): BrowseQuestion => ({ ...question, ...change, page: 1 });
