import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { Clock } from '../../../application/ports/Clock';
import { type BrowseQuestion, sameQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { filterAdvice } from '../../../domain/offers/list/FilterAdvice';
import { type BrowseFilters, productionYears, withVehicleType } from '../../../domain/offers/list/OfferFilters';
import { isVehicleType, vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { SECOND } from '../../../domain/shared/Instant';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { BrandField } from '../browse/BrandField';
import styles from './SalesBar.module.css';

/** Between the last keystroke and the request, as in the drawer of the browse list. A choice applies at once. */
const TYPING_DELAY = 2 * SECOND;

interface SalesFiltersProps {
  readonly id: string;
  readonly list: OfferListStore;
  readonly onAsk: (filters: BrowseFilters) => void;
}

/** What was typed, and the question of the list at that time. */
interface Draft {
  readonly filters: BrowseFilters;
  readonly question: BrowseQuestion;
}

export const SalesFilters = observer(function SalesFilters({ id, list, onAsk }: SalesFiltersProps) {
  const { t } = useTexts(['offers', 'offersFilters']);
  const { country } = useFormat();
  const clock = useInjection<Clock>(Clock);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { question, availableCountries } = list;
  // Another change of the question, such as Back, ends the draft.
  const typed = draft && sameQuestion(draft.question, question) ? draft.filters : null;
  const filters = typed ?? question.filters;

  const apply = (changed: BrowseFilters) => {
    setDraft(null);
    onAsk(changed);
  };
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(
    () => (typed === null ? undefined : clock.after(TYPING_DELAY, () => latestApply.current(typed))),
    [clock, typed],
  );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null) apply(typed);
  };
  const choose = (change: Partial<BrowseFilters>) => apply({ ...filters, ...change });
  const type = (change: Partial<BrowseFilters>) => setDraft({ filters: { ...filters, ...change }, question });

  const any = { value: '', text: t('offersFilters:fields.any') };
  const countries = [...new Set([...availableCountries, filters.countryCode ?? ''])].filter(Boolean);
  const years = productionYears(new Date(clock.now()).getFullYear()).map(year => ({
    value: `${year}`,
    text: `${year}`,
  }));
  return (
    <form id={id} className={styles.fields} aria-label={t('offers:toolbar.filters')} onSubmit={handleSubmit}>
      <SelectField
        label={t('offersFilters:fields.vehicleType')}
        value={filters.vehicleType ?? ''}
        options={[any, ...vehicleTypes.map(each => ({ value: each, text: t(`offers:types.${each}`) }))]}
        onChoose={value => apply(withVehicleType(filters, isVehicleType(value) ? value : null))}
      />
      {filters.vehicleType === 'Motorbike' && (
        <>
          <BrandField chosen={filters.brandId} onChoose={brandId => choose({ brandId })} />
          <TextField
            label={t('offersFilters:fields.model')}
            value={filters.model}
            autoComplete="off"
            onChange={event => type({ model: event.target.value })}
          />
          <SelectField
            label={t('offersFilters:fields.yearFrom')}
            value={filters.productionYearFrom ?? ''}
            options={[any, ...years]}
            onChoose={value => choose({ productionYearFrom: Number(value) || null })}
          />
          <SelectField
            label={t('offersFilters:fields.yearTo')}
            value={filters.productionYearTo ?? ''}
            options={[any, ...years]}
            hint={filterAdvice(filters).years ? t('offersFilters:hints.years') : null}
            onChoose={value => choose({ productionYearTo: Number(value) || null })}
          />
        </>
      )}
      {countries.length > 0 && (
        <SelectField
          label={t('offersFilters:fields.country')}
          value={filters.countryCode ?? ''}
          options={[any, ...countries.map(code => ({ value: code, text: country(code) }))]}
          onChoose={value => choose({ countryCode: value || null })}
        />
      )}
      <TextField
        label={t('offersFilters:fields.number')}
        value={filters.hashId}
        autoComplete="off"
        onChange={event => type({ hashId: event.target.value })}
      />
    </form>
  );
});
