import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId } from 'react';
import { LoadTemplates } from '../../application/selling/LoadTemplates';
import { SaveTemplate } from '../../application/selling/SaveTemplate';
import { TemplateStore } from '../../application/selling/TemplateStore';
import { newInvoiceTemplate } from '../../domain/selling/InvoiceTemplate';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/ModalDialog';
import { SelectField } from '../shared/SelectField';
import { TextField } from '../shared/TextField';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { CustomFieldNames } from './CustomFieldNames';
import { SellingFailure } from './SellingFailure';
import { useDirtyDialog } from './useDirtyDialog';
import styles from './SellingPage.module.css';

/** A new invoice template, or one that is changed. */
export const TemplateDialog = observer(function TemplateDialog() {
  const { t } = useTexts(['invoicing', 'shared']);
  const { entry, renderKeys } = useInjection(TemplateStore);
  const load = useInjection(LoadTemplates);
  const saveTemplate = useInjection(SaveTemplate);
  const titleId = useId();
  const { form, writing } = entry;
  const isNew = entry.id === null;
  const isSending = writing.step === 'sending';
  useDirtyDialog('invoice template', entry.isDirty);
  useEffect(() => void load.renderKeys(), [load]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveTemplate.execute();
  };
  const handleCancel = () => {
    if (!isSending) entry.closed();
  };
  const { status } = renderKeys;
  const none = { value: '0', text: t('invoicing:templates.chooseHtml') };
  const known = renderKeys.choices.map(({ id, name }) => ({ value: String(id), text: name }));
  const isUnknown = form.renderKeyId !== 0 && !renderKeys.choices.some(({ id }) => id === form.renderKeyId);
  const unknown = { value: String(form.renderKeyId), text: t('invoicing:templates.unknown') };
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleCancel}>
      <h2 id={titleId}>{t(isNew ? 'invoicing:templates.addTitle' : 'invoicing:templates.editTitle')}</h2>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('invoicing:templates.name')}
          value={form.name}
          required
          autoComplete="off"
          onChange={({ target }) => entry.edited({ name: target.value })}
        />
        <SelectField
          label={t('invoicing:templates.html')}
          value={String(form.renderKeyId)}
          required
          options={[none, ...(isUnknown ? [unknown] : []), ...known]}
          onChoose={renderKeyId => entry.edited({ renderKeyId: Number(renderKeyId) })}
        />
        {status.step === 'failed' && (
          <SellingFailure
            title={t('invoicing:templates.htmlFailed')}
            because={status.because}
            onTryAgain={() => void load.renderKeys()}
          />
        )}
        <CustomFieldNames form={form} onChange={change => entry.edited(change)} />
        {writing.step === 'failed' && <SellingFailure title={t('invoicing:notSaved')} because={writing.because} />}
        <p className={styles.hint}>{newInvoiceTemplate(form) === null && t('invoicing:templates.needs')}</p>
        <div className={styles.presses}>
          <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary" busy={isSending} disabled={newInvoiceTemplate(form) === null}>
            {t(isNew ? 'invoicing:templates.addAction' : 'invoicing:save')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
});
