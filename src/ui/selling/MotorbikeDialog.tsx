import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId } from 'react';
import { LoadMotorbikes } from '../../application/selling/LoadMotorbikes';
import { MotorbikeStore } from '../../application/selling/MotorbikeStore';
import { SaveMotorbike } from '../../application/selling/SaveMotorbike';
import { newMotorbike } from '../../domain/selling/Motorbike';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/ModalDialog';
import { SelectField } from '../shared/SelectField';
import { TextField } from '../shared/TextField';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { SellingFailure } from './SellingFailure';
import { useDirtyDialog } from './useDirtyDialog';
import { VinField } from './VinField';
import styles from './SellingPage.module.css';

/** A new motorbike, or one that is changed. */
export const MotorbikeDialog = observer(function MotorbikeDialog() {
  const { t } = useTexts(['invoicing', 'shared']);
  const { entry, brands } = useInjection(MotorbikeStore);
  const load = useInjection(LoadMotorbikes);
  const saveMotorbike = useInjection(SaveMotorbike);
  const titleId = useId();
  const { form, writing } = entry;
  const isNew = entry.id === null;
  const isSending = writing.step === 'sending';
  useDirtyDialog('motorbike', entry.isDirty);
  useEffect(() => void load.brands(), [load]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveMotorbike.execute();
  };
  const handleCancel = () => {
    if (!isSending) entry.closed();
  };
  const { status } = brands;
  const none = { value: '0', text: t('invoicing:motorbikes.chooseBrand') };
  const known = brands.choices.map(({ id, name }) => ({ value: String(id), text: name }));
  // A brand that the list does not name must not be changed by opening the dialog.
  const isUnknown = form.brandId !== 0 && !brands.choices.some(({ id }) => id === form.brandId);
  const unknown = { value: String(form.brandId), text: t('invoicing:motorbikes.unknownBrand') };
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleCancel}>
      <h2 id={titleId}>{t(isNew ? 'invoicing:motorbikes.add' : 'invoicing:motorbikes.editTitle')}</h2>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('invoicing:motorbikes.model')}
          value={form.model}
          required
          autoComplete="off"
          onChange={({ target }) => entry.edited({ model: target.value })}
        />
        <SelectField
          label={t('invoicing:motorbikes.brand')}
          value={String(form.brandId)}
          required
          options={[none, ...(isUnknown ? [unknown] : []), ...known]}
          onChoose={brandId => entry.edited({ brandId: Number(brandId) })}
        />
        {status.step === 'failed' && (
          <SellingFailure
            title={t('invoicing:motorbikes.brandsFailed')}
            because={status.because}
            onTryAgain={() => void load.brands()}
          />
        )}
        <VinField value={form.vin} onChange={vin => entry.edited({ vin })} />
        {writing.step === 'failed' && <SellingFailure title={t('invoicing:notSaved')} because={writing.because} />}
        <p className={styles.hint}>{newMotorbike(form) === null && t('invoicing:motorbikes.needs')}</p>
        <div className={styles.presses}>
          <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary" busy={isSending} disabled={newMotorbike(form) === null}>
            {t(isNew ? 'invoicing:motorbikes.addAction' : 'invoicing:save')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
});
