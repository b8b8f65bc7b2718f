import { Pencil, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadTemplates } from '../../application/selling/LoadTemplates';
import { RemoveTemplate } from '../../application/selling/RemoveTemplate';
import { TemplateStore } from '../../application/selling/TemplateStore';
import { templateFormOf } from '../../domain/selling/InvoiceTemplate';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { RemovalDialog } from './RemovalDialog';
import { RowsEnd } from './RowsEnd';
import { TemplateDialog } from './TemplateDialog';
import { useFieldCount } from './useFieldCount';
import styles from './SellingPage.module.css';
import table from './Table.module.css';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['invoicing', 'selling']);
  const { list, renderKeys, entry, removal } = useInjection(TemplateStore);
  const load = useInjection(LoadTemplates);
  const removeTemplate = useInjection(RemoveTemplate);
  const fieldCount = useFieldCount();
  useTitle(t('invoicing:templates.title'));

  useEffect(() => {
    void load.show();
    return () => load.list.leave();
  }, [load]);

  const keyName = (id: number) =>
    renderKeys.choices.find(key => key.id === id)?.name ?? t('invoicing:templates.unknown');
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('invoicing:templates.title')}</h1>
          <div className={styles.presses}>
            <Button kind="primary" onClick={() => entry.opened()}>
              <Plus size={18} aria-hidden /> {t('invoicing:templates.add')}
            </Button>
          </div>
        </header>
        {list.rows.length > 0 && (
          <table className={table.table} aria-busy={list.status.step === 'loading'}>
            <caption className="visually-hidden">{t('invoicing:templates.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('invoicing:templates.name')}</th>
                <th scope="col">{t('invoicing:templates.html')}</th>
                <th scope="col">{t('invoicing:templates.customFields')}</th>
                <th scope="col" className={table.presses}>
                  {t('invoicing:actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map(template => (
                <tr key={template.id}>
                  <th scope="row">{template.name}</th>
                  <td data-column={t('invoicing:templates.html')}>{keyName(template.renderKeyId)}</td>
                  <td data-column={t('invoicing:templates.customFields')}>
                    {fieldCount(template.customFields.length)}
                  </td>
                  <td className={table.presses}>
                    <IconButton
                      name={t('invoicing:editOf', { name: template.name })}
                      icon={<Pencil size={18} aria-hidden />}
                      onClick={() => entry.opened(template.id, templateFormOf(template))}
                    />
                    <IconButton
                      name={t('invoicing:deleteOf', { name: template.name })}
                      icon={<Trash2 size={18} aria-hidden />}
                      onClick={() => removal.asked(template)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <RowsEnd
          list={list}
          label={t('invoicing:templates.title')}
          loading={t('invoicing:templates.loading')}
          empty={t('invoicing:templates.empty')}
          failed={t('invoicing:templates.failed')}
          onPage={page => void load.list.turnTo(page)}
          onTryAgain={() => void load.show()}
        />
      </div>
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
    </div>
  );
});
