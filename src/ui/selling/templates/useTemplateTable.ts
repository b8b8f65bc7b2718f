import { type InvoiceTemplate, isIncompleteTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/visibleText';
import type { TableColumn } from '../../shared/lists/DataTable';
import { useTexts } from '../../shared/texts/useTexts';

/** What the page and the picker show of the templates. */
export function useTemplateTable() {
  const { t } = useTexts('sellingInvoices');
  const customFields: TableColumn<InvoiceTemplate> = {
    name: t('templates.customFields'),
    cell: ({ customFields: { length: count } }) =>
      count === 0 ? t('templates.noFields') : t('templates.fields', { count }),
  };
  return {
    customFields,
    isIncomplete: isIncompleteTemplate,
    nameOf: ({ id, name }: InvoiceTemplate) => visibleText(name) || String(id),
    search: t('templates.search'),
    texts: { loading: t('templates.loading'), empty: t('templates.empty'), failed: t('templates.failed') },
  };
}
