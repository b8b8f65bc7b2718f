import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TemplateEntries } from '../../../application/selling/templates/TemplateEntries';
import { isIncompleteTemplate, templateFormOf } from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/VisibleText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { useFieldCount } from '../entries/useFieldCount';
import { TemplateDialog } from './TemplateDialog';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['sellingInvoices', 'selling']);
  const templates = useInjection(TemplateEntries);
  const { dialog, choices: renderKeys } = templates;
  const { row } = templates.removal;
  const fieldCount = useFieldCount();

  useEffect(() => {
    void templates.show();
    return () => templates.leave();
  }, [templates]);

  const keyName = (id: number) =>
    visibleText(renderKeys.choices.find(key => key.id === id)?.name ?? '') ||
    (renderKeys.hasArrived ? t('sellingInvoices:templates.unknown') : '–');
  return (
    <EntryListPage
      title={t('sellingInvoices:templates.title')}
      add={t('sellingInvoices:templates.add')}
      list={templates.list}
      columns={[
        { name: t('sellingInvoices:templates.name'), cell: ({ name }) => name },
        { name: t('sellingInvoices:templates.html'), cell: ({ renderKeyId }) => keyName(renderKeyId) },
        {
          name: t('sellingInvoices:templates.customFields'),
          cell: ({ customFields }) => fieldCount(customFields.length),
        },
      ]}
      isIncomplete={isIncompleteTemplate}
      nameOf={({ id, name }) => visibleText(name) || String(id)}
      texts={{
        loading: t('sellingInvoices:templates.loading'),
        empty: t('sellingInvoices:templates.empty'),
        failed: t('sellingInvoices:templates.failed'),
      }}
      search={t('sellingInvoices:templates.search')}
      onAdd={() => void dialog.open()}
      onEdit={template => void dialog.open(template.id, templateFormOf(template))}
      onRemove={template => templates.askRemoval(template)}
      onTryAgain={() => void templates.show()}
    >
      {dialog.entry.isOpen && <TemplateDialog />}
      {row && (
        <RemovalDialog
          entries={templates}
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
