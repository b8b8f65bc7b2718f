import { observer } from 'mobx-react-lite';
import type { Form } from '../../../application/forms/Form';
import { OwnTemplates } from '../../../application/selling/templates/OwnTemplates';
import { type InvoiceTemplateForm, newInvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ChoiceField } from '../entries/ChoiceField';
import { EntryDialog } from '../entries/EntryDialog';
import { CustomFieldNames } from './CustomFieldNames';

interface TemplateDialogProps {
  readonly form: Form<InvoiceTemplateForm>;
}

export const TemplateDialog = observer(function TemplateDialog({ form }: TemplateDialogProps) {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(OwnTemplates).entries;
  const { dialog } = templates;
  const { values } = form;
  const isNew = dialog.id === null;

  return (
    <EntryDialog
      dialog={dialog}
      form={form}
      title={t(isNew ? 'templates.addTitle' : 'templates.editTitle')}
      action={t(isNew ? 'templates.addAction' : 'save')}
      needs={newInvoiceTemplate(values) === null ? t('templates.needs') : null}
      onSave={() => void templates.save()}
    >
      <TextField
        label={t('templates.name')}
        value={values.name}
        required
        autoComplete="off"
        error={form.refusalMessage('name')}
        onChange={({ target }) => form.edit({ name: target.value })}
      />
      <ChoiceField
        label={t('templates.html')}
        chosen={values.renderKeyId}
        choices={templates.choices}
        error={form.refusalMessage('renderKeyId')}
        texts={{
          none: t('templates.chooseHtml'),
          unknown: t('templates.unknown'),
          failed: t('templates.htmlFailed'),
        }}
        onChoose={renderKeyId => form.edit({ renderKeyId })}
      />
      <CustomFieldNames
        form={values}
        error={form.refusalMessage('customFields')}
        onChange={change => form.edit(change)}
      />
    </EntryDialog>
  );
});
