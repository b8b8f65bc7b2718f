import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EditTemplate } from '../../../application/selling/templates/EditTemplate';
import { LoadTemplates } from '../../../application/selling/templates/LoadTemplates';
import { SaveTemplate } from '../../../application/selling/templates/SaveTemplate';
import { TemplateStore } from '../../../application/selling/templates/TemplateStore';
import { newInvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { TextField } from '../../shared/TextField';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { ChoiceField } from '../entries/ChoiceField';
import { CustomFieldNames } from './CustomFieldNames';
import { EntryDialog } from '../entries/EntryDialog';

export const TemplateDialog = observer(function TemplateDialog() {
  const { t } = useTexts('invoicing');
  const { renderKeys } = useInjection(TemplateStore);
  const { dialog } = useInjection(EditTemplate);
  const load = useInjection(LoadTemplates);
  const saveTemplate = useInjection(SaveTemplate);
  const { entry } = dialog;
  const { form, id } = entry;
  const isNew = id === null;
  useEffect(() => void load.renderKeys(), [load]);

  return (
    <EntryDialog
      editing={dialog}
      title={t(isNew ? 'templates.addTitle' : 'templates.editTitle')}
      action={t(isNew ? 'templates.addAction' : 'save')}
      needs={newInvoiceTemplate(form) === null ? t('templates.needs') : null}
      onSave={() => void saveTemplate.execute()}
    >
      <TextField
        label={t('templates.name')}
        value={form.name}
        required
        autoComplete="off"
        error={entry.refusedWords('name')}
        onChange={({ target }) => dialog.execute({ name: target.value })}
      />
      <ChoiceField
        label={t('templates.html')}
        chosen={form.renderKeyId}
        list={renderKeys}
        error={entry.refusedWords('renderKeyId')}
        texts={{
          none: t('templates.chooseHtml'),
          unknown: t('templates.unknown'),
          failed: t('templates.htmlFailed'),
        }}
        onChoose={renderKeyId => dialog.execute({ renderKeyId })}
        onTryAgain={() => void load.renderKeys()}
      />
      <CustomFieldNames
        form={form}
        error={entry.refusedWords('customFields')}
        onChange={change => dialog.execute(change)}
      />
    </EntryDialog>
  );
});
