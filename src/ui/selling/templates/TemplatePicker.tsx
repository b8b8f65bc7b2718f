import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TemplateEntries } from '../../../application/selling/templates/TemplateEntries';
import { type InvoiceTemplate, isIncompleteTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/TextSearch';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { SearchField } from '../entries/SearchField';
import { useFieldCount } from '../entries/useFieldCount';

interface TemplatePickerProps {
  readonly onSelect: (template: InvoiceTemplate) => void;
  readonly onCancel: () => void;
}

export const TemplatePicker = observer(function TemplatePicker({ onSelect, onCancel }: TemplatePickerProps) {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(TemplateEntries);
  const fieldCount = useFieldCount();
  useEffect(() => {
    void templates.openPicker();
    return () => templates.picker.leave();
  }, [templates]);

  return (
    <PickerDialog
      title={t('templates.select')}
      list={templates.store.picker}
      columns={[
        { name: t('templates.templateName'), cell: ({ name }) => name },
        { name: t('templates.customFields'), cell: ({ customFields }) => fieldCount(customFields.length) },
      ]}
      isIncomplete={isIncompleteTemplate}
      texts={{ loading: t('templates.loading'), empty: t('templates.empty'), failed: t('templates.failed') }}
      nameOf={({ id, name }) => visibleText(name) || String(id)}
      search={<SearchField label={t('templates.search')} list={templates.store.picker} search={templates.picker} />}
      onPage={page => void templates.picker.turnTo(page)}
      onTryAgain={() => void templates.picker.reload()}
      onSelect={onSelect}
      onCancel={onCancel}
    />
  );
});
