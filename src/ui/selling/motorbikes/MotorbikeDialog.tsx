import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EditMotorbike } from '../../../application/selling/motorbikes/EditMotorbike';
import { LoadMotorbikes } from '../../../application/selling/motorbikes/LoadMotorbikes';
import { MotorbikeStore } from '../../../application/selling/motorbikes/MotorbikeStore';
import { SaveMotorbike } from '../../../application/selling/motorbikes/SaveMotorbike';
import { newMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { TextField } from '../../shared/TextField';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { ChoiceField } from '../entries/ChoiceField';
import { EntryDialog } from '../entries/EntryDialog';
import { VinField } from './VinField';

export const MotorbikeDialog = observer(function MotorbikeDialog() {
  const { t } = useTexts('invoicing');
  const { brands } = useInjection(MotorbikeStore);
  const { dialog } = useInjection(EditMotorbike);
  const load = useInjection(LoadMotorbikes);
  const saveMotorbike = useInjection(SaveMotorbike);
  const { entry } = dialog;
  const { form, id } = entry;
  const isNew = id === null;
  useEffect(() => void load.brands(), [load]);

  return (
    <EntryDialog
      editing={dialog}
      title={t(isNew ? 'motorbikes.add' : 'motorbikes.editTitle')}
      action={t(isNew ? 'motorbikes.addAction' : 'save')}
      needs={newMotorbike(form) === null ? t('motorbikes.needs') : null}
      onSave={() => void saveMotorbike.execute()}
    >
      <TextField
        label={t('motorbikes.model')}
        value={form.model}
        required
        autoComplete="off"
        error={entry.refusedWords('model')}
        onChange={({ target }) => dialog.execute({ model: target.value })}
      />
      <ChoiceField
        label={t('motorbikes.brand')}
        chosen={form.brandId}
        list={brands}
        error={entry.refusedWords('brandId')}
        texts={{
          none: t('motorbikes.chooseBrand'),
          unknown: t('motorbikes.unknownBrand'),
          failed: t('motorbikes.brandsFailed'),
        }}
        onChoose={brandId => dialog.execute({ brandId })}
        onTryAgain={() => void load.brands()}
      />
      <VinField value={form.vin} error={entry.refusedWords('vin')} onChange={vin => dialog.execute({ vin })} />
    </EntryDialog>
  );
});
