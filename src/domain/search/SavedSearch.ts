import type { BrowseFilters } from '../offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion, sameQuestion } from '../offers/list/BrowseQuestion';
import type { OfferOrder } from '../offers/list/OfferOrder';
import type { Refinements } from '../offers/list/Refinements';
import type { Instant } from '../shared/Instant';

export interface SavedSearch {
  readonly name: string;
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
  readonly refinements: Refinements;
  readonly order: OfferOrder | null;
  readonly visitedAt: Instant;
  /** The dealer is not notified of its new offers. They are counted. */
  readonly isQuiet?: boolean;
}

/** Characters. */
export const LONGEST_SEARCH_NAME = 60;

/** What a question asks for, under a name. */
export const savedAs = (
  name: string,
  { filters, buyNowOnly, refinements, order }: BrowseQuestion,
  visitedAt: Instant,
): SavedSearch => ({
  name: name.trim().slice(0, LONGEST_SEARCH_NAME),
  filters,
  buyNowOnly,
  refinements,
  order,
  visitedAt,
});

/** The question that opens a saved search. */
export const questionOf = (
  { filters, buyNowOnly, refinements, order }: SavedSearch,
  searchId: string,
): BrowseQuestion => ({
  ...defaultQuestion,
  filters,
  buyNowOnly,
  refinements,
  order,
  searchId,
});

/** Whether the dealer has changed the question of an opened search. How the list is paged does not matter. */
export const isSearchChanged = (search: SavedSearch, question: BrowseQuestion): boolean =>
  !sameQuestion(questionOf(search, question.searchId), {
    ...question,
    paging: defaultQuestion.paging,
    page: defaultQuestion.page,
  });
