import { observer } from 'mobx-react-lite';
import { OwnTemplates } from '../../../application/selling/templates/OwnTemplates';
import { templateFormOf } from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/visibleText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { TemplateDialog } from './TemplateDialog';
import { useTemplateTable } from './useTemplateTable';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['sellingInvoices', 'selling']);
  const templates = useInjection(OwnTemplates).entries;
  const { dialog, choices: renderKeys, removal } = templates;
  const { row } = removal;
  const { customFields, ...table } = useTemplateTable();

  const keyName = (id: number) =>
    visibleText(renderKeys.value?.rows.find(key => key.id === id)?.name ?? '') ||
    (renderKeys.value ? t('sellingInvoices:templates.unknown') : '–');
  return (
    <EntryListPage
      title={t('sellingInvoices:templates.title')}
      add={t('sellingInvoices:templates.add')}
      entries={templates}
      formOf={templateFormOf}
      columns={[
        { name: t('sellingInvoices:templates.name'), cell: ({ name }) => name },
        { name: t('sellingInvoices:templates.html'), cell: ({ renderKeyId }) => keyName(renderKeyId) },
        customFields,
      ]}
      {...table}
    >
      {dialog.form && <TemplateDialog form={dialog.form} />}
      {row && (
        <RemovalDialog
          write={removal}
          title={t('sellingInvoices:templates.deleteTitle')}
          question={t('selling:irrevocable')}
          action={t('sellingInvoices:templates.deleteAction')}
        >
          <p>{row.name}</p>
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});
