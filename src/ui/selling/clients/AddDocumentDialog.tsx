import { type FormEvent, useId } from 'react';
import { Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import * as fields from '../../shared/fields/FieldGroup.module.css';
import { useTexts } from '../../shared/texts/useTexts';

interface AddDocumentDialogProps {
  readonly onCancel: () => void;
  readonly onCreate: () => void;
}

const types = ['invoice', 'contract', 'other'] as const;

/** Only invoices can be created so far. The other types are visible but disabled. */
export function AddDocumentDialog({ onCancel, onCreate }: AddDocumentDialogProps) {
  const { t } = useTexts(['clients', 'shared']);
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onCreate();
  };
  return (
    <Dialog title={t('clients:documents.add')} onCancel={onCancel}>
      <Stack as="form" gap={4} onSubmit={handleSubmit}>
        <Stack as="fieldset" gap={1}>
          <legend>{t('clients:documents.chooseType')}</legend>
          {types.map(type => (
            <label key={type} className={fields.choice}>
              <input
                type="radio"
                name="type"
                defaultChecked={type === 'invoice'}
                disabled={type !== 'invoice'}
                aria-describedby={type === 'invoice' ? undefined : `${id}-hint`}
              />
              <span>{t(`clients:documents.types.${type}`)}</span>
            </label>
          ))}
        </Stack>
        <SmallText id={`${id}-hint`}>{t('clients:documents.onlyInvoices')}</SmallText>
        <DialogButtons>
          <Button onClick={onCancel}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary">
            {t('clients:documents.create')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
