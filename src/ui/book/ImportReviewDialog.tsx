import { useId } from 'react';
import { type ImportReview, MyDataStore } from '../../application/book/MyDataStore';
import { TakeImport } from '../../application/book/TakeImport';
import { bookCollections } from '../../domain/book/BookBounds';
import settings from '../settings/SettingsPage.module.css';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/ModalDialog';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './MyDataPage.module.css';

/** Shows what the import of a file would change, before it changes anything. */
export function ImportReviewDialog({ review }: { readonly review: ImportReview }) {
  const { t } = useTexts(['book', 'shared']);
  const { number, moment } = useFormat();
  const store = useInjection(MyDataStore);
  const takeImport = useInjection(TakeImport);
  const titleId = useId();
  const { file, summary, isOfAnotherDealer } = review;
  const inFile = bookCollections.filter(collection => file.records[collection].length > 0);
  const isUseful = inFile.some(collection => summary[collection].added + summary[collection].replaced > 0);
  const handleCancel = () => store.reviewDismissed();
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleCancel}>
      <h2 id={titleId}>{t('book:review.title')}</h2>
      <p>{t('book:review.exportedAt', { moment: moment(file.exportedAt) })}</p>
      {isOfAnotherDealer && <p className={styles.problem}>{t('book:review.otherDealer')}</p>}
      {inFile.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('book:columns.what')}</th>
              <th scope="col">{t('book:review.columns.added')}</th>
              <th scope="col">{t('book:review.columns.replaced')}</th>
              <th scope="col">{t('book:review.columns.kept')}</th>
            </tr>
          </thead>
          <tbody>
            {inFile.map(collection => (
              <tr key={collection}>
                <th scope="row">{t(`book:collections.${collection}`)}</th>
                <td>{number(summary[collection].added)}</td>
                <td>{number(summary[collection].replaced)}</td>
                <td>{number(summary[collection].kept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{t(isUseful ? 'book:review.lead' : 'book:review.nothing')}</p>
      <div className={settings.presses}>
        <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
        {isUseful && (
          <Button kind="primary" onClick={() => void takeImport.execute()}>
            {t('book:review.take')}
          </Button>
        )}
      </div>
    </ModalDialog>
  );
}
