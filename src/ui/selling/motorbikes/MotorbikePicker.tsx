import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MotorbikeEntries } from '../../../application/selling/motorbikes/MotorbikeEntries';
import type { Motorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { useMotorbikeTable } from './useMotorbikeTable';

interface MotorbikePickerProps {
  readonly onSelect: (motorbike: Motorbike) => void;
  readonly onCancel: () => void;
}

export const MotorbikePicker = observer(function MotorbikePicker(props: MotorbikePickerProps) {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(MotorbikeEntries);
  const { brandOf: _, ...table } = useMotorbikeTable();
  useEffect(() => void motorbikes.loadChoices(), [motorbikes]);
  return <PickerDialog title={t('motorbikes.select')} list={motorbikes.picker} {...table} {...props} />;
});
