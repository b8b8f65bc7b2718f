import { observer } from 'mobx-react-lite';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import type { BrowseFilters } from '../../../domain/offers/list/BrowseFilters';
import { filterAdvice } from '../../../domain/offers/list/filterAdvice';
import type { FilterName } from '../../../domain/offers/list/FilterFields';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { FilterField } from '../browse/FilterField';
import { useTypedFilters } from '../browse/useTypedFilters';
import styles from './SalesBar.module.css';

interface SalesFiltersProps {
  readonly id: string;
  readonly list: OfferList;
  readonly onAsk: (filters: BrowseFilters) => void;
}

const ofMotorbikes: readonly FilterName[] = ['brandId', 'model', 'productionYearFrom', 'productionYearTo'];

export const SalesFilters = observer(function SalesFilters({ id, list, onAsk }: SalesFiltersProps) {
  const { t } = useTexts('offers');
  const { question, tab } = list;
  const countries = useInjection(OfferLists).countriesOf(tab);
  const latestAsk = useRef(onAsk);
  useEffect(() => {
    latestAsk.current = onAsk;
  });
  const ask = useCallback((changed: BrowseFilters) => latestAsk.current(changed), []);
  const { typed, filters, type, apply } = useTypedFilters(question, ask);

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
