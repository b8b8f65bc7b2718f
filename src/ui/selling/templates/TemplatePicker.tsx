import { observer } from 'mobx-react-lite';
import { TemplateEntries } from '../../../application/selling/templates/TemplateEntries';
import { type InvoiceTemplate, isIncompleteTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/VisibleText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { useFieldCount } from '../entries/useFieldCount';

interface TemplatePickerProps {
  readonly onSelect: (template: InvoiceTemplate) => void;
  readonly onCancel: () => void;
}

export const TemplatePicker = observer(function TemplatePicker(props: TemplatePickerProps) {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(TemplateEntries);
  const fieldCount = useFieldCount();
  return (
    <PickerDialog
      title={t('templates.select')}
      list={templates.picker}
      columns={[
        { name: t('templates.templateName'), cell: ({ name }) => name },
        { name: t('templates.customFields'), cell: ({ customFields }) => fieldCount(customFields.length) },
      ]}
      isIncomplete={isIncompleteTemplate}
      texts={{ loading: t('templates.loading'), empty: t('templates.empty'), failed: t('templates.failed') }}
      nameOf={({ id, name }) => visibleText(name) || String(id)}
      search={t('templates.search')}
      {...props}
    />
  );
});
