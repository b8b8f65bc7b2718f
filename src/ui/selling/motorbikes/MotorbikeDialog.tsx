import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Form } from '../../../application/forms/Form';
import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import {
  brandNameOf,
  type MotorbikeForm,
  motorbikeName,
  newMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ChoiceField } from '../entries/ChoiceField';
import { EntryDialog } from '../entries/EntryDialog';
import { VinField } from './VinField';

interface MotorbikeDialogProps {
  readonly form: Form<MotorbikeForm>;
  /** Called after an attempt to save. */
  readonly onSaved?: () => void;
}

export const MotorbikeDialog = observer(function MotorbikeDialog({ form, onSaved }: MotorbikeDialogProps) {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(OwnMotorbikes);
  const { dialog, choices: brands } = motorbikes.entries;
  const { values } = form;
  const isNew = dialog.id === null;
  const same = isNew ? motorbikes.sameVin : null;

  useEffect(() => {
    if (isNew) void motorbikes.findSameVin(values.vin);
    return () => motorbikes.forgetSameVin();
  }, [motorbikes, isNew, values.vin]);

  return (
    <EntryDialog
      dialog={dialog}
      form={form}
      title={t(isNew ? 'motorbikes.add' : 'motorbikes.editTitle')}
      action={t(isNew ? 'motorbikes.addAction' : 'save')}
      needs={newMotorbike(values) === null ? t('motorbikes.needs') : null}
      onSave={() => void motorbikes.entries.save().then(onSaved)}
    >
      <TextField
        label={t('motorbikes.model')}
        value={values.model}
        required
        autoComplete="off"
        error={form.refusalMessage('model')}
        onChange={({ target }) => form.edit({ model: target.value })}
      />
      <ChoiceField
        label={t('motorbikes.brand')}
        chosen={values.brandId}
        choices={brands}
        error={form.refusalMessage('brandId')}
        texts={{
          none: t('motorbikes.chooseBrand'),
          unknown: t('motorbikes.unknownBrand'),
          failed: t('motorbikes.brandsFailed'),
        }}
        onChoose={brandId => form.edit({ brandId })}
      />
      <VinField
        value={values.vin}
        error={form.refusalMessage('vin')}
        note={same && t('vin.exists', { name: motorbikeName(same, brandNameOf(same, brands.value?.rows ?? []) ?? '') })}
        onChange={vin => form.edit({ vin })}
      />
    </EntryDialog>
  );
});
