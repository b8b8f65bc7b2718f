import { SellingStore } from '../../../application/selling/SellingStore';
import type { ActiveFilter } from '../../../domain/offers/list/BrowseFilters';
import { filterBrands } from '../../../domain/offers/list/FilterBrand';
import { filterFields } from '../../../domain/offers/list/FilterFields';
import type { RefinementName, Refinements } from '../../../domain/offers/list/Refinements';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

const unitTexts = { km: 'shared:units.kilometres' } as const;

/** Returns the value of a filter in words. */
export function useFilterValue(): (filter: ActiveFilter) => string {
  const { t } = useTexts(['offersFilters', 'offers', 'shared']);
  const { country, number } = useFormat();
  const { brands } = useInjection(SellingStore);
  return filter => {
    if (filter.key === 'vehicleType') return t(`offers:types.${filter.value}`);
    if (filter.key === 'countryCode') return country(filter.value);
    if (filter.key === 'brandId') {
      return filterBrands(brands.rows).find(({ id }) => id === filter.value)?.name ?? String(filter.value);
    }
    if (typeof filter.value === 'boolean')
      return t(filter.value ? 'offersFilters:fields.yes' : 'offersFilters:fields.no');
    const { unit } = filterFields[filter.key];
    return unit ? t(unitTexts[unit], { value: number(Number(filter.value)) }) : String(filter.value);
  };
}

/** Returns a filter in words. */
export function useFilterText(): (filter: ActiveFilter) => string {
  const { t } = useTexts('offersFilters');
  const valueOf = useFilterValue();
  return filter => `${t(`fields.${filter.key}`)}: ${valueOf(filter)}`;
}

/** Returns a refinement in words. */
export function useRefinementText(): (refinements: Refinements, key: RefinementName) => string {
  const { t } = useTexts(['offersFinding', 'offers']);
  const { money } = useFormat();
  return (refinements, key) => {
    const name = t(`offersFinding:fields.${key}`);
    if (key === 'priceFrom' || key === 'priceTo') return `${name}: ${money(refinements[key] as Money)}`;
    if (key === 'scores') return `${name}: ${refinements.scores.map(band => t(`offers:scoreBand.${band}`)).join(', ')}`;
    return key === 'words' ? `${name}: ${refinements.words.trim()}` : name;
  };
}
