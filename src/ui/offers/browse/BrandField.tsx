import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect } from 'react';
import { LoadSellingModule } from '../../../application/selling/LoadSellingModule';
import { LoadBrands } from '../../../application/selling/motorbikes/LoadBrands';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { SellingModuleStore } from '../../../application/selling/SellingModuleStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { filterBrands } from '../../../domain/offers/list/FilterBrands';
import { LazySearchSelectField, SearchSelectWaiting } from '../../shared/fields/lazyViews';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Whether the filters have been on screen. Until then, the field does not load its code. */
export const FiltersSeen = createContext(true);

interface BrandFieldProps {
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

export const BrandField = observer(function BrandField({ chosen, onChoose }: BrandFieldProps) {
  const { t } = useTexts('offersFilters');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { brands: market } = useInjection(MotorbikeStore);
  const brands = filterBrands(market.choices);
  const isOther = chosen !== null && !brands.some(({ id }) => id === chosen);
  const BrandSelect = use(FiltersSeen) ? LazySearchSelectField : SearchSelectWaiting;
  return (
    <>
      <BrandSelect
        label={t('fields.brand')}
        value={chosen === null ? '' : `${chosen}`}
        none={t('fields.any')}
        options={[
          ...brands.map(({ id, name }) => ({ value: `${id}`, text: name })),
          ...(isOther ? [{ value: `${chosen}`, text: t('fields.otherBrand', { id: `${chosen}` }) }] : []),
        ]}
        onChoose={value => onChoose(value === '' ? null : Number(value))}
      />
      {sellModuleUnlocked && <MarketBrands />}
    </>
  );
});

/**
 * Loads the market's brand list for a dealer with the selling module. If the request fails, the filters use the
 * built-in list without a message.
 */
const MarketBrands = observer(function MarketBrands() {
  const { status } = useInjection(SellingModuleStore);
  const loadSellingModule = useInjection(LoadSellingModule);
  useEffect(() => void loadSellingModule.execute(), [loadSellingModule]);
  return status.step === 'ready' && <BrandsAsked />;
});

function BrandsAsked() {
  const loadBrands = useInjection(LoadBrands);
  useEffect(() => void loadBrands.execute(), [loadBrands]);
  return null;
}
