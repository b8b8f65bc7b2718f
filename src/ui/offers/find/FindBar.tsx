import { ListFilter, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import {
  activeFilterCount,
  activeFilters,
  type BrowseFilters,
  withoutFilter,
} from '../../../domain/offers/list/BrowseFilters';
import { activeRefinements, withoutRefinement } from '../../../domain/offers/list/Refinements';
import { SearchChanges } from '../../search/SearchChanges';
import { Badge } from '../../shared/Badge';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useTexts } from '../../shared/texts/useTexts';
import { LazyRefineDialog } from '../lazyViews';
import styles from './FindBar.module.css';
import { LoadedCaption } from './LoadedCaption';
import { SortField } from './SortField';
import { useAskArrangement } from './useAskArrangement';
import { useFilterText, useRefinementText } from './useFilterText';

interface FindBarProps {
  readonly list: OfferList;
  /** For a list with a drawer, which has the filters and the refinements. */
  readonly onFilters?: (filters: BrowseFilters) => void;
  /** Opens the filters, which can be saved. */
  readonly onSaveAsNew?: () => void;
}

/** Sorts and refines the loaded offers of a list, and shows in words what narrows it. A list with a drawer has the first two elsewhere. */
export const FindBar = observer(function FindBar({ list, onFilters, onSaveAsNew }: FindBarProps) {
  const { t } = useTexts(['offersFinding', 'offersFilters']);
  const [isRefining, setRefining] = useState(false);
  const { filters, refinements, searchId } = list.question;
  const refined = activeRefinements(refinements).length;
  const hasChips = refined > 0 || (onFilters !== undefined && activeFilterCount(filters) > 0);
  // A chip that is removed takes the focus with it.
  const keptFocus = useKeptFocus(`${activeFilterCount(filters)} ${refined}`, 'li button');
  return (
    <div {...keptFocus} className={styles.bar} data-in-toolbar={onFilters !== undefined}>
      {onSaveAsNew && searchId !== '' && <SearchChanges list={list} onSaveAsNew={onSaveAsNew} />}
      {!onFilters && <SortField list={list} />}
      {!onFilters && (
        <Button
          aria-description={refined > 0 ? t('offersFinding:refined', { count: refined }) : undefined}
          onPointerEnter={LazyRefineDialog.preload}
          onFocus={LazyRefineDialog.preload}
          onClick={() => setRefining(true)}
        >
          <Icon of={ListFilter} size={16} /> <span>{t('offersFinding:refine')}</span>
          {refined > 0 && <Badge>{refined}</Badge>}
        </Button>
      )}
      {hasChips && (
        <ul className={styles.chips} aria-label={t('offersFilters:active')}>
          {onFilters && <FilterChips filters={filters} onFilters={onFilters} />}
          <RefinementChips list={list} />
        </ul>
      )}
      <LoadedCaption list={list} />
      {isRefining && <LazyRefineDialog list={list} onClose={() => setRefining(false)} />}
    </div>
  );
});

interface FilterChipsProps {
  readonly filters: BrowseFilters;
  readonly onFilters: (filters: BrowseFilters) => void;
}

/** The active filters in words. */
const FilterChips = observer(function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const textOf = useFilterText();
  return activeFilters(filters).map(filter => (
    <Chip key={filter.key} text={textOf(filter)} onRemove={() => onFilters(withoutFilter(filters, filter.key))} />
  ));
});

/** The active refinements in words. */
const RefinementChips = observer(function RefinementChips({ list }: { readonly list: OfferList }) {
  const askArrangement = useAskArrangement(list);
  const textOf = useRefinementText();
  const { refinements } = list.question;
  return activeRefinements(refinements).map(key => (
    <Chip
      key={key}
      text={textOf(refinements, key)}
      onRemove={() => askArrangement({ refinements: withoutRefinement(refinements, key) })}
    />
  ));
});

interface ChipProps {
  readonly text: string;
  readonly onRemove: () => void;
}

/** Something that narrows the list, in words. A press takes it away. */
function Chip({ text, onRemove }: ChipProps) {
  const { t } = useTexts('offersFilters');
  const name = t('remove', { filter: text });
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={name} data-tooltip={name} onClick={onRemove}>
        <span>{text}</span> <Icon of={X} size={14} />
      </button>
    </li>
  );
}
