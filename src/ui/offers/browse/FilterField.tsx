import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { SellingStore } from '../../../application/selling/SellingStore';
import { SessionStore } from '../../../application/session/SessionStore';
import {
  type ActiveFilter,
  type BrowseFilters,
  withFilter,
  withImpliedType,
} from '../../../domain/offers/list/BrowseFilters';
import type { filterAdvice } from '../../../domain/offers/list/filterAdvice';
import { filterBrands } from '../../../domain/offers/list/FilterBrand';
import { filterFields, type FilterName } from '../../../domain/offers/list/FilterFields';
import { filtersWithin } from '../../../domain/search/OwnArea';
import { LazySearchSelectField, SearchSelectWaiting } from '../../shared/fields/lazyViews';
import { NumberField } from '../../shared/fields/NumberField';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { lazyView } from '../../shared/loading/lazyView';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useFilterValue } from '../find/useFilterText';
import type { ChangeFilters } from './useTypedFilters';

export interface FilterFieldProps {
  readonly name: FilterName;
  readonly value: BrowseFilters[FilterName];
  readonly advice: ReturnType<typeof filterAdvice>[FilterName];
  /** The country codes to choose from. */
  readonly countries: readonly string[];
  /** The dealer's own country. Null if it is not known. */
  readonly ownCountry: string | null;
  /** Whether the filters have been on screen. Until then, the field of the brand does not load its code. */
  readonly isSeen?: boolean;
  readonly onType: (change: ChangeFilters) => void;
  readonly onChoose: (change: ChangeFilters) => void;
}

/** The field of a filter, by its kind. */
export const FilterField = memo(function FilterField(props: FilterFieldProps) {
  const { name, value, advice, countries, ownCountry, isSeen = true, onType, onChoose } = props;
  const { t } = useTexts('offersFilters');
  const clock = useInjection(Clock);
  const textOf = useFilterValue();
  const { kind, unit, choices } = filterFields[name];
  const common = { label: t(`fields.${name}`), hint: advice ? t(`hints.${advice}`) : null };
  const changed =
    (to: ActiveFilter['value'] | null): ChangeFilters =>
    filters =>
      withFilter(filters, name, to);

  if (name === 'brandId')
    return (
      <BrandField
        isSeen={isSeen}
        chosen={value as number | null}
        onChoose={id => onChoose(filters => withImpliedType(changed(id)(filters)))}
      />
    );
  if (kind === 'text') {
    const handleChange = ({ target }: { readonly target: HTMLInputElement }) => onType(changed(target.value));
    return <TextField {...common} value={String(value)} autoComplete="off" onChange={handleChange} />;
  }
  if (kind === 'count' && unit) {
    return (
      <NumberField
        {...common}
        value={value as number | null}
        wholeOnly={t(`hints.whole.${unit}`)}
        suffix={unit}
        onValue={to => onType(changed(to))}
      />
    );
  }
  const all: readonly ActiveFilter['value'][] =
    choices?.(new Date(clock.now()).getFullYear()) ??
    [...new Set([...countries, (value ?? '') as string])].filter(Boolean);
  const handleChoice = (chosen: ActiveFilter['value'] | null) =>
    onChoose(
      name === 'distance' ? filters => filtersWithin(filters, chosen as number | null, ownCountry) : changed(chosen),
    );
  return (
    <SelectField
      {...common}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', text: t('fields.any') },
        ...all.map(each => ({ value: String(each), text: textOf({ key: name, value: each } as ActiveFilter) })),
      ]}
      onChoose={chosen => handleChoice(all.find(each => String(each) === chosen) ?? null)}
    />
  );
});

const LazyMarketBrands = lazyView(
  () => import(/* webpackChunkName: "market-brands" */ '../../selling/motorbikes/MarketBrands'),
  'MarketBrands',
  { Missing: () => null },
);

interface BrandFieldProps {
  readonly isSeen: boolean;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

const BrandField = observer(function BrandField({ isSeen, chosen, onChoose }: BrandFieldProps) {
  const { t } = useTexts('offersFilters');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { brands: market } = useInjection(SellingStore);
  const brands = filterBrands(market.rows);
  const unreadable = market.received - market.rows.length;
  const isOther = chosen !== null && !brands.some(({ id }) => id === chosen);
  const BrandSelect = isSeen ? LazySearchSelectField : SearchSelectWaiting;
  return (
    <>
      <BrandSelect
        label={t('fields.brandId')}
        value={chosen === null ? '' : `${chosen}`}
        none={t('fields.any')}
        options={[
          ...brands.map(({ id, name }) => ({ value: `${id}`, text: name })),
          ...(isOther ? [{ value: `${chosen}`, text: t('fields.otherBrand', { id: `${chosen}` }) }] : []),
        ]}
        onChoose={value => onChoose(value === '' ? null : Number(value))}
      />
      {unreadable > 0 && <UnreadableRows count={unreadable} />}
      {sellModuleUnlocked && <LazyMarketBrands />}
    </>
  );
});
