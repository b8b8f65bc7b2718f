import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { filterBrands } from '../../../domain/offers/list/FilterBrands';
import type { ActiveFilter } from '../../../domain/offers/list/OfferFilters';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Returns a filter in words. */
export function useFilterText(): (filter: ActiveFilter) => string {
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
