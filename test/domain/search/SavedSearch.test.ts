import * as fc from 'fast-check';
import { noFilters, withImpliedType } from '../../../src/domain/offers/list/BrowseFilters';
import {
  type BrowseQuestion,
  defaultQuestion,
  fromSearch,
  toSearch,
} from '../../../src/domain/offers/list/BrowseQuestion';
import { isSearchChanged, questionOf, savedAs } from '../../../src/domain/search/SavedSearch';
import { someFilters } from '../offers/someFilters';
import { someOrder, someRefinements } from './someRefinements';

const anyQuestion: fc.Arbitrary<BrowseQuestion> = fc.record({
  filters: someFilters.map(withImpliedType),
  buyNowOnly: fc.boolean(),
  refinements: someRefinements,
  order: fc.option(someOrder),
  searchId: fc.constant('id'),
  paging: fc.constantFrom('infinite', 'paginated'),
  page: fc.integer({ min: 1, max: 9 }),
});

describe('a saved search', () => {
  it('always opens the question that was saved, on its first page', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const search = savedAs(' Tourers ', question, 5);
        expect(search.name).toBe('Tourers');
        const opened = fromSearch(toSearch(questionOf(search, 'id')));
        expect(opened).toEqual({ ...question, paging: 'infinite', page: 1 });
        expect(isSearchChanged(search, opened)).toBe(false);
        expect(isSearchChanged(search, question)).toBe(false);
      }),
    );
  });

  it('has changed if anything but the page is different', () => {
    const search = savedAs('All', { ...defaultQuestion, searchId: 'id' }, 5);
    const opened = questionOf(search, 'id');
    const order = { key: 'year', direction: 'ascending' } as const;
    expect(isSearchChanged(search, { ...opened, page: 3, paging: 'paginated' })).toBe(false);
    expect(isSearchChanged(search, { ...opened, order })).toBe(true);
    expect(isSearchChanged(search, { ...opened, buyNowOnly: true })).toBe(true);
    expect(isSearchChanged(search, { ...opened, filters: { ...noFilters, countryCode: 'DE' } })).toBe(true);
  });
});
