import { type AddressParameters, positive, readParameters, writtenParameters } from '../../shared/AddressParameter';
import { withParameter } from '../../shared/WebAddress';
import { type BrowseFilters, noFilters, withImpliedType } from './BrowseFilters';
import { filterFields, filterNames } from './FilterFields';
import { type OfferOrder, orderText, readOrder } from './OfferOrder';
import type { OfferTab } from './OfferTab';
import { activeRefinements, noRefinements, refinementParameters, type Refinements } from './Refinements';

export type Paging = 'infinite' | 'paginated';

/** The state that the URL of a list holds. */
export interface BrowseQuestion {
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
  readonly refinements: Refinements;
  /** Null for the order of the server. */
  readonly order: OfferOrder | null;
  /** The saved search that was opened, also if the question has changed since. '' if there is none. */
  readonly searchId: string;
  readonly paging: Paging;
  /** Counted from 1. */
  readonly page: number;
}

export const defaultQuestion: BrowseQuestion = {
  filters: noFilters,
  buyNowOnly: false,
  refinements: noRefinements,
  order: null,
  searchId: '',
  paging: 'infinite',
  page: 1,
};

/** The URL parameter of each filter. */
const filterParameters = Object.fromEntries(
  filterNames.map(name => [name, filterFields[name].address]),
) as AddressParameters<BrowseFilters>;

/**
 * The query string of a URL, such as `?type=Motorbike&brand=2`. '' if everything has its default. Infinite scroll is
 * written only if the dealer's `remembered` mode is paginated.
 */
export function toSearch(question: BrowseQuestion, remembered: Paging = 'infinite'): string {
  const { filters, buyNowOnly, refinements, order, searchId, paging, page } = question;
  const parameters: (readonly [string, string | number | null])[] = [
    ...writtenParameters(filterParameters, filters),
    ['buyNow', buyNowOnly ? 'yes' : null],
    ...writtenParameters(refinementParameters, refinements),
    ['sort', orderText(order)],
    ['search', searchId],
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
    filters: withImpliedType(readParameters(filterParameters, parameters)),
    buyNowOnly: parameters.get('buyNow') === 'yes',
    refinements: readParameters(refinementParameters, parameters),
    order: readOrder(parameters.get('sort')),
    searchId: parameters.get('search') ?? '',
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
  const { refinements, order, paging, page } = question;
  const filters = filteredLists.includes(tab) ? question.filters : noFilters;
  const first = { ...defaultQuestion, filters, refinements, order };
  return tab === 'sold' || paging === 'infinite' ? first : { ...first, paging, page };
}

/** The same query string with this page. */
export const searchAtPage = (page: number, search: string): string =>
  withParameter(search, 'page', page === 1 ? null : String(page));

type Arrangement = Pick<BrowseQuestion, 'order' | 'refinements'>;

/** The same query string with this order and these refinements. */
export function withArrangement(search: string, { order, refinements }: Arrangement): string {
  const parameters = [...writtenParameters(refinementParameters, refinements), ['sort', orderText(order)] as const];
  return parameters.reduce((query, [name, value]) => withParameter(query, name, `${value ?? ''}` || null), search);
}

/** The same query string with these refinements besides those that it has. */
export const searchRefined = (search: string, refinements: Partial<Refinements>): string =>
  writtenParameters(refinementParameters, { ...fromSearch(search).refinements, ...refinements }).reduce(
    (query, [name, value]) => withParameter(query, name, `${value ?? ''}` || null),
    search,
  );

export const sameQuestion = (a: BrowseQuestion, b: BrowseQuestion): boolean => toSearch(a) === toSearch(b);

/** Whether the server answers both alike. It knows no refinements, no order and no saved search. */
export const asksSame = (a: BrowseQuestion, b: BrowseQuestion): boolean =>
  sameQuestion(a, { ...b, refinements: a.refinements, order: a.order, searchId: a.searchId });

/** Whether the first page of the question begins the whole list of the server. */
export const isUnfiltered = (question: BrowseQuestion): boolean =>
  asksSame(question, { ...defaultQuestion, paging: question.paging });

/** Whether the offers are shown as the server lists them. */
export const isAsListed = ({ order, refinements }: Arrangement): boolean =>
  order === null && activeRefinements(refinements).length === 0;

/** Applies a change and returns to page 1, because the page numbers of the old result do not fit the new one. */
export const fromFirstPage = (
  question: BrowseQuestion,
  change: Partial<Omit<BrowseQuestion, 'page'>>,
): BrowseQuestion => ({ ...question, ...change, page: 1 });
