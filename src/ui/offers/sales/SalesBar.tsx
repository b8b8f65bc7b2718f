import { SlidersHorizontal } from 'lucide';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useMemo } from 'react';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { Appearance } from '../../../application/settings/Appearance';
import { dealsTotal } from '../../../domain/deals/DealsTotal';
import { activeFilterCount, type BrowseFilters, noFilters } from '../../../domain/offers/list/BrowseFilters';
import { fromFirstPage, toSearch } from '../../../domain/offers/list/BrowseQuestion';
import { filterAdvice } from '../../../domain/offers/list/filterAdvice';
import type { FilterName } from '../../../domain/offers/list/FilterFields';
import { Row, Toolbar } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import { useRememberedOpen } from '../../shared/input/useRememberedOpen';
import { useListCount } from '../../shared/lists/useListCount';
import { useNavigation } from '../../shared/navigation';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { FilterField } from '../browse/FilterField';
import { useTypedFilters } from '../browse/useTypedFilters';
import * as styles from './SalesBar.module.css';

interface SalesBarProps {
  readonly list: OfferList;
  /** At the end of the line. */
  readonly children?: Elements;
}

/** The filters of the archive and of the sold offers, which are in the address, and what the deals cost together. */
export const SalesBar = observer(function SalesBar({ list, children }: SalesBarProps) {
  const { t } = useTexts('offers');
  const appearance = useInjection(Appearance);
  const { here, navigate } = useNavigation();
  const [isOpen, toggle] = useRememberedOpen('salesFilters');
  const id = useId();
  const { question } = list;
  const count = activeFilterCount(question.filters);

  const ask = (filters: BrowseFilters) => {
    // The sold offers never have pages, whatever is remembered.
    const remembered = list.tab === 'sold' ? question.paging : appearance.paging;
    void navigate(here().pathname + toSearch(fromFirstPage(question, { filters }), remembered));
  };
  return (
    <Toolbar column align="stretch" paddingBlock={1.5}>
      <Row gap={1} columnGap={2} wrap className={styles.head}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-description={count > 0 ? t('toolbar.filtersActive', { count }) : undefined}
          onClick={toggle}
        >
          <Icon of={SlidersHorizontal} size={16} /> <span>{t('toolbar.filters')}</span>
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </Button>
        {count > 0 && (
          <Button kind="quiet" onClick={() => ask(noFilters)}>
            {t('filters.clear')}
          </Button>
        )}
        {list.tab === 'archived' && <DealsTotal list={list} />}
        {children && (
          <Row gap={1} atEnd>
            {children}
          </Row>
        )}
      </Row>
      {isOpen && <SalesFilters id={id} list={list} onAsk={ask} />}
    </Toolbar>
  );
});

/** On a phone, it has a line of its own below the button. */
const sumLook = {
  gap: 1,
  columnGap: 2,
  wrap: true,
  atEnd: true,
  tone: 'secondary',
  tabular: true,
  phone: { gap: 0, columnGap: 2, fullRow: true, last: true, minHeight: 'text', size: 'small' },
} as const;

/** The number and the total of the deals in the list. It says so if not all of them are loaded. */
const DealsTotal = observer(function DealsTotal({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offersDetails');
  const { money, number } = useFormat();
  const listCount = useListCount();
  const registry = useInjection(OfferRegistry);
  // Most pushes change no deal.
  const derived = useMemo(
    () =>
      computed(() => dealsTotal(list.ids.map(hashId => registry.get(hashId)?.deal ?? null)), {
        equals: compareStructural,
      }),
    [list, registry],
  );
  const { count, total, unknown } = derived.get();
  // Keeps its place free, so that the list below does not shift.
  if (count === 0) return <Row {...sumLook} />;
  return (
    <Row as="p" {...sumLook}>
      {(count < list.count || list.isCountAtLeast) && (
        <span>{t('sales.loaded', { held: number(count), total: listCount(list, number(list.count)) })}</span>
      )}
      <span>{t('sales.total')}</span>{' '}
      <Text as="strong" tone="primary" translate="no">
        {money(total)}
      </Text>
      {unknown > 0 && <span>{t('sales.unknown', { count: unknown })}</span>}
    </Row>
  );
});

interface SalesFiltersProps {
  readonly id: string;
  readonly list: OfferList;
  readonly onAsk: (filters: BrowseFilters) => void;
}

const ofMotorbikes: readonly FilterName[] = ['brandId', 'model', 'productionYearFrom', 'productionYearTo'];

const SalesFilters = observer(function SalesFilters({ id, list, onAsk }: SalesFiltersProps) {
  const { t } = useTexts('offers');
  const { question, tab } = list;
  const countries = useInjection(OfferLists).countriesOf(tab);
  const { typed, filters, type, apply } = useTypedFilters(question, onAsk);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null) apply(() => typed);
  };
  const advice = filterAdvice(filters);
  const hasCountries = countries.length > 0 || filters.countryCode !== null;
  const names: readonly FilterName[] = [
    'vehicleType',
    ...(filters.vehicleType === 'Motorbike' ? ofMotorbikes : []),
    ...(hasCountries ? (['countryCode'] as const) : []),
    'hashId',
  ];
  return (
    <form id={id} className={styles.fields} aria-label={t('toolbar.filters')} onSubmit={handleSubmit}>
      {names.map(name => (
        <FilterField
          key={name}
          name={name}
          value={filters[name]}
          advice={advice[name]}
          countries={countries}
          ownCountry={null}
          onType={type}
          onChoose={apply}
        />
      ))}
    </form>
  );
});
