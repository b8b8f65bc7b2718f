import { knownBrands, noFilters } from '../offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion } from '../offers/list/BrowseQuestion';
import type { VehicleType } from '../offers/vehicle/VehicleType';

/** A search that a dealer without saved searches can save with one press. */
export interface ProposedSearch {
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
