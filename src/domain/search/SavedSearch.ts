import { type BrowseFilters, knownBrands, noFilters } from '../offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion, sameQuestion } from '../offers/list/BrowseQuestion';
import type { OfferOrder } from '../offers/list/OfferOrder';
import type { Refinements } from '../offers/list/Refinements';
import type { VehicleType } from '../offers/vehicle/VehicleType';
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

/** A search that a dealer without saved searches can save with one press. */
interface ProposedSearch {
  readonly type: VehicleType;
  readonly question: BrowseQuestion;
}

const bmw = knownBrands.find(({ name }) => name === 'BMW')!;

/**
 * One for each vehicle type: young motorbikes of a brand, campers with a fixed price, and machines without damage. The server
 * counts each, which it cannot do with refinements.
 */
export const proposedSearches = (yearFrom: number): readonly ProposedSearch[] => [
  {
    type: 'Motorbike',
    question: {
      ...defaultQuestion,
      filters: { ...noFilters, vehicleType: 'Motorbike', brandId: bmw.id, productionYearFrom: yearFrom },
    },
  },
  {
    type: 'Camper',
    question: { ...defaultQuestion, buyNowOnly: true, filters: { ...noFilters, vehicleType: 'Camper' } },
  },
  {
    type: 'AgriculturalMachine',
    question: { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'AgriculturalMachine', damaged: false } },
  },
];
