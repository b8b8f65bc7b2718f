import { observer } from 'mobx-react-lite';
import { MyDataStore } from '../../application/book/MyDataStore';
import { bookCollections } from '../../domain/book/BookBounds';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './MyDataPage.module.css';

/** What this device holds, and how much of it. */
export const KeptTable = observer(function KeptTable() {
  const { t } = useTexts(['book', 'shared']);
  const { number } = useFormat();
  const { usage, work } = useInjection(MyDataStore);
  if (!usage) return work.step === 'failed' ? null : <p role="status">{t('shared:loading')}</p>;
  const kept = bookCollections
    .map(collection => ({ collection, ...usage[collection] }))
    .filter(({ count }) => count > 0);
  if (kept.length === 0) return <p>{t('book:empty')}</p>;
  const sizeText = (bytes: number) => {
    if (bytes < 1_000) return t('book:size.bytes', { size: bytes });
    if (bytes < 1_000_000) return t('book:size.kilobytes', { size: Math.round(bytes / 1_000) });
    return t('book:size.megabytes', { size: Math.round(bytes / 1_000_000) });
  };
  return (
    <table className={styles.table}>
      <caption>{t('book:kept')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('book:columns.what')}</th>
          <th scope="col">{t('book:columns.count')}</th>
          <th scope="col">{t('book:columns.size')}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ collection, count, bytes }) => (
          <tr key={collection}>
            <th scope="row">{t(`book:collections.${collection}`)}</th>
            <td>{number(count)}</td>
            <td>{sizeText(bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('book:total')}</th>
          <td>{number(kept.reduce((sum, { count }) => sum + count, 0))}</td>
          <td>{sizeText(kept.reduce((sum, { bytes }) => sum + bytes, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
});
