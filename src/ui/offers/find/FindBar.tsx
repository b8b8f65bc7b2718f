import { ListFilter, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../application/offers/list/WholeLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { ArrangeOffers } from '../../../application/search/ArrangeOffers';
import {
  activeFilterCount,
  activeFilters,
  type BrowseFilters,
  withoutFilter,
} from '../../../domain/offers/list/BrowseFilters';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import { activeRefinements, withoutRefinement } from '../../../domain/offers/list/Refinements';
import { withParameter } from '../../../domain/shared/WebAddress';
import { Row } from '../../kit/Layout';
import { SearchChanges } from '../../search/SearchChanges';
import { Badge } from '../../shared/Badge';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useListCount } from '../../shared/lists/useListCount';
import { useNavigation } from '../../shared/navigation';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyRefineDialog } from '../lazyViews';
import * as styles from './FindBar.module.css';
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
    <Row
      gap={1.5}
      columnGap={2}
      justify="end"
      wrap
      grow
      minWidth={0}
      phone={{ justify: 'start' }}
      {...keptFocus}
      className={styles.bar}
      data-in-toolbar={onFilters !== undefined}
    >
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
    </Row>
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

/** So many offers are loaded without a press. */
const MOST_UNASKED = 2000;

/**
 * Sorting and refining know only what is loaded, so a sorted or refined list loads the rest, and says how much is loaded. The
 * dealer may stop it.
 */
const LoadedCaption = observer(function LoadedCaption({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(['offersFinding', 'shared']);
  const { compareTexts, number } = useFormat();
  const listCount = useListCount();
  const wholeLists = useInjection(WholeLists);
  const arrangeOffers = useInjection(ArrangeOffers);
  const rows = useInjection(CountedRows);
  const store = useInjection(ArrangementStore);
  const arrangement = store.of(list.tab);
  const { here, navigate } = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const { question, tab, count, status } = list;
  const isLoadingAll = wholeLists.isLoadingAll(tab);
  const isArranged = !isAsListed(question);
  const held = list.ids.length;
  const isReady = question.paging === 'infinite' && list.lastFetchedAt !== null && !list.isUnanswered;

  const isIdle = status.step === 'idle' && !isLoadingAll;
  const isDue = isArranged && isReady && isIdle && !isStopped && list.hasMore && held < MOST_UNASKED;
  // Once the list is as served again, the next order or refinement loads the rest.
  if (isStopped && !isArranged) setStopped(false);

  const loadAll = useEffectEvent(async () => {
    setAsked(false);
    await wholeLists.loadAll(tab, isAsked ? Infinity : MOST_UNASKED);
    // The dealer asked for the whole list in its order. Rows that are being read stay.
    if (list.place.isAtRest) arrangeOffers.arrange(tab, compareTexts);
  });
  useEffect(() => {
    if ((isAsked && isReady) || isDue) void loadAll();
  }, [isAsked, isReady, isDue]);

  if (!isArranged || list.lastFetchedAt === null) return null;

  const handleStop = () => {
    setStopped(true);
    wholeLists.stopLoading(tab);
  };
  const handleLoadAll = () => {
    setAsked(true);
    if (question.paging === 'infinite') return;
    // One page alone is never the whole list.
    const { pathname, search } = here();
    void navigate(pathname + withParameter(withParameter(search, 'page', null), 'view', 'scroll'), { replace: true });
  };
  const isRefined = activeRefinements(question.refinements).length > 0;
  const isWhole = !list.hasMore && held >= count;
  const mayLoadAll = list.hasMore || question.paging === 'paginated';
  // A push may change each of them, many times a second. The groups of the own bids say how many are shown.
  const fitting =
    isRefined && arrangement && tab !== 'ownBids' ? t('offersFinding:shown', { count: arrangement.ids.length }) : '';
  const shown = () => (fitting && rows.mayLackFitting(list) ? t('shared:atLeast', { counted: fitting }) : fitting);
  const lacking = store.lacksOwnData(list.tab) ? t('offersFinding:lacksOwnData') : '';
  const loaded = isWhole ? '' : t('offersFinding:loaded', { held, total: listCount(list, number(count)) });
  return (
    <div className={styles.caption}>
      <LiveText role="status" text={shown} />
      <LiveText role="status" text={() => lacking} />
      <LiveText role="status" text={() => loaded} />
      {isLoadingAll && (
        <Button kind="quiet" onClick={handleStop}>
          {t('offersFinding:stop')}
        </Button>
      )}
      {!isLoadingAll && !isWhole && mayLoadAll && <Button onClick={handleLoadAll}>{t('offersFinding:loadAll')}</Button>}
    </div>
  );
});
