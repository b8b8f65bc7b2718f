import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FindSameVin } from '../../../application/selling/motorbikes/FindSameVin';
import { MotorbikeEntries } from '../../../application/selling/motorbikes/MotorbikeEntries';
import { brandNameOf, motorbikeName, newMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ChoiceField } from '../entries/ChoiceField';
import { EntryDialog } from '../entries/EntryDialog';
import { VinField } from './VinField';

interface MotorbikeDialogProps {
  /** Called after an attempt to save. */
  readonly onSaved?: () => void;
}

export const MotorbikeDialog = observer(function MotorbikeDialog({ onSaved }: MotorbikeDialogProps) {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(MotorbikeEntries);
  const { dialog } = motorbikes;
  const { entry } = dialog;
  const { form, id } = entry;
  const isNew = id === null;
  const findSameVin = useInjection(FindSameVin);
  const same = isNew ? findSameVin.found : null;

  useEffect(() => {
    if (isNew) void findSameVin.execute(form.vin);
    return () => findSameVin.cancel();
  }, [findSameVin, isNew, form.vin]);

  return (
    <EntryDialog
      editing={dialog}
      title={t(isNew ? 'motorbikes.add' : 'motorbikes.editTitle')}
      action={t(isNew ? 'motorbikes.addAction' : 'save')}
      needs={newMotorbike(form) === null ? t('motorbikes.needs') : null}
      onSave={() => void motorbikes.save().then(onSaved)}
    >
      <TextField
        label={t('motorbikes.model')}
        value={form.model}
        required
        autoComplete="off"
        error={entry.refusalMessage('model')}
        onChange={({ target }) => dialog.execute({ model: target.value })}
      />
      <ChoiceField
        label={t('motorbikes.brand')}
        chosen={form.brandId}
        entries={motorbikes}
        error={entry.refusalMessage('brandId')}
        texts={{
          none: t('motorbikes.chooseBrand'),
          unknown: t('motorbikes.unknownBrand'),
          failed: t('motorbikes.brandsFailed'),
        }}
        onChoose={brandId => dialog.execute({ brandId })}
      />
      <VinField
        value={form.vin}
        error={entry.refusalMessage('vin')}
        note={
          same && t('vin.exists', { name: motorbikeName(same, brandNameOf(same, motorbikes.choices.choices) ?? '') })
        }
        onChange={vin => dialog.execute({ vin })}
      />
    </EntryDialog>
  );
});
