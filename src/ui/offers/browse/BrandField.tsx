import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadSellingModule } from '../../../application/selling/LoadSellingModule';
import { LoadBrands } from '../../../application/selling/motorbikes/LoadBrands';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { SellingModuleStore } from '../../../application/selling/SellingModuleStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { filterBrands } from '../../../domain/offers/FilterBrands';
import { SelectField } from '../../shared/fields/SelectField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

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
  return (
    <>
      <SelectField
        label={t('fields.brand')}
        value={chosen ?? ''}
        options={[
          { value: '', text: t('fields.any') },
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
