import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadTemplates } from '../../../application/selling/templates/LoadTemplates';
import { TemplateStore } from '../../../application/selling/templates/TemplateStore';
import type { InvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { PickerDialog } from '../entries/PickerDialog';
import { useFieldCount } from '../entries/useFieldCount';

interface TemplatePickerProps {
  readonly onSelect: (template: InvoiceTemplate) => void;
  readonly onCancel: () => void;
}

export const TemplatePicker = observer(function TemplatePicker({ onSelect, onCancel }: TemplatePickerProps) {
  const { t } = useTexts('invoicing');
  const { picker } = useInjection(TemplateStore);
  const load = useInjection(LoadTemplates);
  const fieldCount = useFieldCount();
  useEffect(() => {
    void load.openPicker();
    return () => load.picker.leave();
  }, [load]);

  return (
    <PickerDialog
      title={t('templates.select')}
      list={picker}
      columns={[t('templates.templateName'), t('templates.customFields')]}
      cells={template => [template.name, fieldCount(template.customFields.length)]}
      texts={{ loading: t('templates.loading'), empty: t('templates.empty'), failed: t('templates.failed') }}
      onPage={page => void load.picker.turnTo(page)}
      onTryAgain={() => void load.picker.reload()}
      onSelect={onSelect}
      onCancel={onCancel}
    />
  );
});
