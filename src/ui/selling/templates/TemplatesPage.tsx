import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EditTemplate } from '../../../application/selling/templates/EditTemplate';
import { LoadTemplates } from '../../../application/selling/templates/LoadTemplates';
import { RemoveTemplate } from '../../../application/selling/templates/RemoveTemplate';
import { TemplateStore } from '../../../application/selling/templates/TemplateStore';
import { templateFormOf } from '../../../domain/selling/templates/InvoiceTemplate';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { EntryListPage } from '../entries/EntryListPage';
import { RemovalDialog } from '../entries/RemovalDialog';
import { TemplateDialog } from './TemplateDialog';
import { useFieldCount } from '../entries/useFieldCount';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['invoicing', 'selling']);
  const { list, renderKeys, entry, removal } = useInjection(TemplateStore);
  const { dialog } = useInjection(EditTemplate);
  const load = useInjection(LoadTemplates);
  const removeTemplate = useInjection(RemoveTemplate);
  const fieldCount = useFieldCount();

  useEffect(() => {
    void load.show();
    return () => load.list.leave();
  }, [load]);

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
      onPage={page => void load.list.turnTo(page)}
      onTryAgain={() => void load.show()}
    >
      {entry.isOpen && <TemplateDialog />}
      {removal.row && (
        <RemovalDialog
          removal={removal}
          title={t('invoicing:templates.deleteTitle')}
          question={t('selling:irrevocable')}
          action={t('invoicing:templates.deleteAction')}
          onConfirm={() => void removeTemplate.execute()}
        >
          <p>{removal.row.name}</p>
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});
