import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { SellingStore } from '../../../application/selling/SellingStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { filterBrands } from '../../../domain/offers/list/FilterBrand';
import { LazySearchSelectField, SearchSelectWaiting } from '../../shared/fields/lazyViews';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { lazyView } from '../../shared/loading/lazyView';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

const LazyMarketBrands = lazyView(
  () => import(/* webpackChunkName: "market-brands" */ '../../selling/motorbikes/MarketBrands'),
  'MarketBrands',
  { Missing: () => null },
);

/** Whether the filters have been on screen. Until then, the field does not load its code. */
export const FiltersSeen = createContext(true);

interface BrandFieldProps {
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

export const BrandField = observer(function BrandField({ chosen, onChoose }: BrandFieldProps) {
  const { t } = useTexts('offersFilters');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { brands: market } = useInjection(SellingStore);
  const brands = filterBrands(market.rows);
  const unreadable = market.received - market.rows.length;
  const isOther = chosen !== null && !brands.some(({ id }) => id === chosen);
  const BrandSelect = use(FiltersSeen) ? LazySearchSelectField : SearchSelectWaiting;
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
