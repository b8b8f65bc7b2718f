import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadMotorbikes } from '../../../application/selling/motorbikes/LoadMotorbikes';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { brandNameOf, type Motorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { PickerDialog } from '../entries/PickerDialog';
import { SearchField } from '../entries/SearchField';

interface MotorbikePickerProps {
  readonly onSelect: (motorbike: Motorbike) => void;
  readonly onCancel: () => void;
}

export const MotorbikePicker = observer(function MotorbikePicker({ onSelect, onCancel }: MotorbikePickerProps) {
  const { t } = useTexts('invoicing');
  const { picker, brands } = useInjection(MotorbikeStore);
  const load = useInjection(LoadMotorbikes);
  useEffect(() => {
    void load.openPicker();
    return () => load.picker.leave();
  }, [load]);

  const brandOf = (motorbike: Motorbike) =>
    brandNameOf(motorbike, brands.choices) ?? (brands.hasArrived ? t('motorbikes.unknownBrand') : '–');
  return (
    <PickerDialog
      title={t('motorbikes.select')}
      list={picker}
      columns={[t('motorbikes.model'), t('motorbikes.brand')]}
      cells={motorbike => [motorbike.model, brandOf(motorbike)]}
      texts={{ loading: t('motorbikes.loading'), empty: t('motorbikes.empty'), failed: t('motorbikes.failed') }}
      search={<SearchField label={t('motorbikes.search')} list={picker} search={load.picker} />}
      onPage={page => void load.picker.turnTo(page)}
      onTryAgain={() => void load.picker.reload()}
      onSelect={onSelect}
      onCancel={onCancel}
    />
  );
});
