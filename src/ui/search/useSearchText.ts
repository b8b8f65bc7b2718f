import type { SavedSearch } from '../../domain/book/BookRecord';
import { activeFilters } from '../../domain/offers/list/OfferFilters';
import { activeRefinements } from '../../domain/offers/list/Refinements';
import { questionOf } from '../../domain/search/SavedSearch';
import { useFilterText } from '../offers/find/useFilterText';
import { useRefinementText } from '../offers/find/useRefinementText';
import { useTexts } from '../shared/texts/useTexts';

/** Returns what a saved search looks for, in words. '' if it looks for everything. */
export function useSearchText(): (search: SavedSearch) => string {
  const { t } = useTexts('offers');
  const filterText = useFilterText();
  const refinementText = useRefinementText();
  return search => {
    const { filters, refinements, buyNowOnly } = questionOf(search, '');
    return [
      ...activeFilters(filters).map(filterText),
      ...(buyNowOnly ? [t('toolbar.buyNowOnly')] : []),
      ...activeRefinements(refinements).map(key => refinementText(refinements, key)),
    ].join(' · ');
  };
}
