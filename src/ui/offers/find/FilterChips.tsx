import { observer } from 'mobx-react-lite';
import { activeFilters, type BrowseFilters, withoutFilter } from '../../../domain/offers/list/OfferFilters';
import { Chip } from './Chip';
import { useFilterText } from './useFilterText';

interface FilterChipsProps {
  readonly filters: BrowseFilters;
  readonly onFilters: (filters: BrowseFilters) => void;
}

/** The active filters in words. */
export const FilterChips = observer(function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const textOf = useFilterText();
  return activeFilters(filters).map(filter => (
    <Chip key={filter.key} text={textOf(filter)} onRemove={() => onFilters(withoutFilter(filters, filter.key))} />
  ));
});
