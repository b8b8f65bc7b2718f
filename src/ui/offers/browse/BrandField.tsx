import { observer } from 'mobx-react-lite';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { filterBrands } from '../../../domain/offers/FilterBrands';
import { SelectField } from '../../shared/SelectField';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { MarketBrands } from './MarketBrands';

interface BrandFieldProps {
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

export const BrandField = observer(function BrandField({ chosen, onChoose }: BrandFieldProps) {
  const { t } = useTexts('offers');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const { brands: market } = useInjection(MotorbikeStore);
  const brands = filterBrands(market.choices);
  const isOther = chosen !== null && !brands.some(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        label={t('filters.brand')}
        value={chosen ?? ''}
        options={[
          { value: '', text: t('filters.any') },
          ...brands.map(({ id, name }) => ({ value: `${id}`, text: name })),
          ...(isOther ? [{ value: `${chosen}`, text: t('filters.otherBrand', { id: chosen }) }] : []),
        ]}
        onChoose={value => onChoose(value === '' ? null : Number(value))}
      />
      {sellModuleUnlocked && <MarketBrands />}
    </>
  );
});
