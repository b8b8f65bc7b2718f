import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { filterBrands } from '../../../domain/offers/FilterBrands';
import {
  type ActiveFilter,
  activeFilters,
  type BrowseFilters,
  withoutFilter,
} from '../../../domain/offers/OfferFilters';
import { Icon } from '../../shared/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  readonly filters: BrowseFilters;
  readonly onFilters: (filters: BrowseFilters) => void;
}

/** The active filters in words. A press takes one of them away. */
export const FilterChips = observer(function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const { t } = useTexts('offersFilters');
  const textOf = useFilterText();
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {activeFilters(filters).map(filter => {
        const text = textOf(filter);
        return (
          <li key={filter.key}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('remove', { filter: text })}
              title={t('remove', { filter: text })}
              onClick={() => onFilters(withoutFilter(filters, filter.key))}
            >
              <span>{text}</span> <Icon of={X} size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
});

function useFilterText(): (filter: ActiveFilter) => string {
  const { t } = useTexts(['offersFilters', 'offers', 'shared']);
  const { country, number } = useFormat();
  const { brands } = useInjection(MotorbikeStore);
  const kilometres = (value: number) => t('shared:units.kilometres', { value: number(value) });

  const valueOf = (filter: ActiveFilter): string => {
    switch (filter.key) {
      case 'countryCode':
        return country(filter.value);
      case 'distance':
      case 'mileageFrom':
      case 'mileageTo':
        return kilometres(filter.value);
      case 'damaged':
        return t(filter.value ? 'offersFilters:fields.yes' : 'offersFilters:fields.no');
      case 'vehicleType':
        return t(`offers:types.${filter.value}`);
      case 'brandId': {
        const known = filterBrands(brands.choices).find(({ id }) => id === filter.value);
        return known?.name ?? String(filter.value);
      }
      case 'hashId':
      case 'model':
      case 'zipCode':
      case 'productionYearFrom':
      case 'productionYearTo':
        return String(filter.value);
    }
  };
  return filter => `${t(`offersFilters:fields.${labels[filter.key]}`)}: ${valueOf(filter)}`;
}

/** The filter's label in the drawer. */
const labels = {
  vehicleType: 'vehicleType',
  countryCode: 'country',
  zipCode: 'zipCode',
  distance: 'radius',
  hashId: 'number',
  damaged: 'damaged',
  brandId: 'brand',
  model: 'model',
  mileageFrom: 'mileageFrom',
  mileageTo: 'mileageTo',
  productionYearFrom: 'yearFrom',
  productionYearTo: 'yearTo',
} as const;
