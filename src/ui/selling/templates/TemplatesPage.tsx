import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TemplateEntries } from '../../../application/selling/templates/TemplateEntries';
import { templateFormOf } from '../../../domain/selling/templates/InvoiceTemplate';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { useFieldCount } from '../entries/useFieldCount';
import { TemplateDialog } from './TemplateDialog';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['invoicing', 'selling']);
  const templates = useInjection(TemplateEntries);
  const { dialog } = templates;
  const { list, renderKeys, entry, removal } = templates.store;
  const fieldCount = useFieldCount();

  useEffect(() => {
    void templates.show();
    return () => templates.list.leave();
  }, [templates]);

  const keyName = (id: number) =>
    renderKeys.choices.find(key => key.id === id)?.name ??
    (renderKeys.hasArrived ? t('invoicing:templates.unknown') : '–');
  return (
    <EntryListPage
      title={t('invoicing:templates.title')}
      add={t('invoicing:templates.add')}
      list={list}
      columns={[t('invoicing:templates.name'), t('invoicing:templates.html'), t('invoicing:templates.customFields')]}
      cells={template => [template.name, keyName(template.renderKeyId), fieldCount(template.customFields.length)]}
      nameOf={template => template.name}
      texts={{
        loading: t('invoicing:templates.loading'),
        empty: t('invoicing:templates.empty'),
        failed: t('invoicing:templates.failed'),
      }}
      onAdd={() => void dialog.open()}
      onEdit={template => void dialog.open(template.id, templateFormOf(template))}
      onRemove={template => removal.asked(template)}
      onPage={page => void templates.list.turnTo(page)}
      onTryAgain={() => void templates.show()}
    >
      {entry.isOpen && <TemplateDialog />}
      {removal.row && (
        <RemovalDialog
          removal={removal}
          title={t('invoicing:templates.deleteTitle')}
          question={t('selling:irrevocable')}
          action={t('invoicing:templates.deleteAction')}
          onConfirm={() => void templates.remove()}
        >
          <p>{removal.row.name}</p>
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});
