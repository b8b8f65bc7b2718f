import { Pencil, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadMotorbikes } from '../../application/selling/LoadMotorbikes';
import { MotorbikeStore } from '../../application/selling/MotorbikeStore';
import { RemoveMotorbike } from '../../application/selling/RemoveMotorbike';
import { brandNameOf, type Motorbike, motorbikeFormOf } from '../../domain/selling/Motorbike';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { MotorbikeDialog } from './MotorbikeDialog';
import { RemovalDialog } from './RemovalDialog';
import { RowsEnd } from './RowsEnd';
import { SearchField } from './SearchField';
import styles from './SellingPage.module.css';
import table from './Table.module.css';

export const MotorbikesPage = observer(function MotorbikesPage() {
  const { t } = useTexts('invoicing');
  const { list, brands, entry, removal } = useInjection(MotorbikeStore);
  const load = useInjection(LoadMotorbikes);
  const removeMotorbike = useInjection(RemoveMotorbike);
  useTitle(t('motorbikes.title'));

  useEffect(() => {
    void load.show();
    return () => load.list.leave();
  }, [load]);

  const brandOf = (motorbike: Motorbike) => brandNameOf(motorbike, brands.choices) ?? t('motorbikes.unknownBrand');
  const nameOf = (motorbike: Motorbike) => `${brandOf(motorbike)} ${motorbike.model}`;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('motorbikes.title')}</h1>
          <div className={styles.presses}>
            <Button kind="primary" onClick={() => entry.opened()}>
              <Plus size={18} aria-hidden /> {t('motorbikes.add')}
            </Button>
          </div>
        </header>
        <SearchField label={t('motorbikes.search')} list={list} search={load.list} />
        {list.rows.length > 0 && (
          <table className={table.table} aria-busy={list.status.step === 'loading'}>
            <caption className="visually-hidden">{t('motorbikes.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('motorbikes.model')}</th>
                <th scope="col">{t('motorbikes.brand')}</th>
                <th scope="col" className={table.presses}>
                  {t('actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map(motorbike => (
                <tr key={motorbike.id}>
                  <th scope="row">{motorbike.model}</th>
                  <td data-column={t('motorbikes.brand')}>{brandOf(motorbike)}</td>
                  <td className={table.presses}>
                    <IconButton
                      name={t('editOf', { name: nameOf(motorbike) })}
                      icon={<Pencil size={18} aria-hidden />}
                      onClick={() => entry.opened(motorbike.id, motorbikeFormOf(motorbike))}
                    />
                    <IconButton
                      name={t('deleteOf', { name: nameOf(motorbike) })}
                      icon={<Trash2 size={18} aria-hidden />}
                      onClick={() => removal.asked(motorbike)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <RowsEnd
          list={list}
          label={t('motorbikes.title')}
          loading={t('motorbikes.loading')}
          empty={t('motorbikes.empty')}
          failed={t('motorbikes.failed')}
          onPage={page => void load.list.turnTo(page)}
          onTryAgain={() => void load.show()}
        />
      </div>
      {entry.isOpen && <MotorbikeDialog />}
      {removal.row && (
        <RemovalDialog
          removal={removal}
          title={t('motorbikes.deleteTitle')}
          question={t('motorbikes.deleteQuestion')}
          action={t('motorbikes.deleteTitle')}
          onConfirm={() => void removeMotorbike.execute()}
        >
          <p>{removal.row.model}</p>
          <p>{brandOf(removal.row)}</p>
        </RemovalDialog>
      )}
    </div>
  );
});
