import { observer } from 'mobx-react-lite';
import { TemplateEntries } from '../../../application/selling/templates/TemplateEntries';
import { newInvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ChoiceField } from '../entries/ChoiceField';
import { EntryDialog } from '../entries/EntryDialog';
import { CustomFieldNames } from './CustomFieldNames';

export const TemplateDialog = observer(function TemplateDialog() {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(TemplateEntries);
  const { dialog } = templates;
  const { entry } = dialog;
  const { form, id } = entry;
  const isNew = id === null;

  return (
    <EntryDialog
      editing={dialog}
      title={t(isNew ? 'templates.addTitle' : 'templates.editTitle')}
      action={t(isNew ? 'templates.addAction' : 'save')}
      needs={newInvoiceTemplate(form) === null ? t('templates.needs') : null}
      onSave={() => void templates.save()}
    >
      <TextField
        label={t('templates.name')}
        value={form.name}
        required
        autoComplete="off"
        error={entry.refusalMessage('name')}
        onChange={({ target }) => dialog.execute({ name: target.value })}
      />
      <ChoiceField
        label={t('templates.html')}
        chosen={form.renderKeyId}
        entries={templates}
        error={entry.refusalMessage('renderKeyId')}
        texts={{
          none: t('templates.chooseHtml'),
          unknown: t('templates.unknown'),
          failed: t('templates.htmlFailed'),
        }}
        onChoose={renderKeyId => dialog.execute({ renderKeyId })}
      />
      <CustomFieldNames
        form={form}
        error={entry.refusalMessage('customFields')}
        onChange={change => dialog.execute(change)}
      />
    </EntryDialog>
  );
});
