import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MotorbikeEntries } from '../../../application/selling/motorbikes/MotorbikeEntries';
import {
  brandNameOf,
  isIncompleteMotorbike,
  type Motorbike,
  motorbikeName,
} from '../../../domain/selling/motorbikes/Motorbike';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { SearchField } from '../entries/SearchField';

interface MotorbikePickerProps {
  readonly onSelect: (motorbike: Motorbike) => void;
  readonly onCancel: () => void;
}

export const MotorbikePicker = observer(function MotorbikePicker({ onSelect, onCancel }: MotorbikePickerProps) {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(MotorbikeEntries);
  const { picker, brands } = motorbikes.store;
  useEffect(() => {
    void motorbikes.loadChoices();
    void motorbikes.openPicker();
    return () => motorbikes.picker.leave();
  }, [motorbikes]);

  const brandOf = (motorbike: Motorbike) =>
    brandNameOf(motorbike, brands.choices) ?? (brands.hasArrived ? t('motorbikes.unknownBrand') : '–');
  return (
    <PickerDialog
      title={t('motorbikes.select')}
      list={picker}
      columns={[
        { name: t('motorbikes.model'), cell: ({ model }) => model },
        { name: t('motorbikes.brand'), cell: brandOf },
        { name: t('vin.label'), kind: 'name', cell: ({ vin }) => vin || '–' },
      ]}
      isIncomplete={isIncompleteMotorbike}
      nameOf={motorbike => motorbikeName(motorbike, brandOf(motorbike))}
      texts={{ loading: t('motorbikes.loading'), empty: t('motorbikes.empty'), failed: t('motorbikes.failed') }}
      search={<SearchField label={t('motorbikes.search')} list={picker} search={motorbikes.picker} />}
      onPage={page => void motorbikes.picker.turnTo(page)}
      onTryAgain={() => void motorbikes.picker.reload()}
      onSelect={onSelect}
      onCancel={onCancel}
    />
  );
});
