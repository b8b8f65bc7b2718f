import { type ImportReview, MyData } from '../../application/book/MyData';
import { bookCollections } from '../../domain/book/Keeping';
import { Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { Dialog, DialogButtons } from '../shared/dialogs/Dialog';
import { type TableColumn, DataTable } from '../shared/lists/DataTable';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Shows what the import of a file would change, before it changes anything. */
export function ImportReviewDialog({ review }: { readonly review: ImportReview }) {
  const { t } = useTexts(['book', 'shared']);
  const { number, moment } = useFormat();
  const myData = useInjection(MyData);
  const { file, summary, isOfAnotherDealer } = review;
  // A removal in the file shows in the line of what it removes.
  const lines = bookCollections
    .filter(collection => collection !== 'removals')
    .map(collection => ({ collection, inFile: file.records[collection].length, ...summary[collection] }))
    .filter(({ inFile, removed }) => inFile + removed > 0);
  const isUseful = lines.some(({ added, replaced, removed }) => added + replaced + removed > 0);
  const handleCancel = () => myData.dismissReview();
  return (
    <Dialog title={t('book:review.title')} onCancel={handleCancel}>
      <p>{t('book:review.exportedAt', { moment: moment(file.exportedAt) })}</p>
      {isOfAnotherDealer && (
        <Text as="p" tone="error">
          {t('book:review.otherDealer')}
        </Text>
      )}
      {file.unreadable > 0 && (
        <Text as="p" tone="error">
          {t('book:review.unreadable', { count: file.unreadable })}
        </Text>
      )}
      {lines.length > 0 && (
        <DataTable
          label={t('book:review.title')}
          rows={lines}
          keyOf={({ collection }) => collection}
          columns={[
            { name: t('book:columns.what'), cell: ({ collection }) => t(`book:collections.${collection}`) },
            ...(['added', 'replaced', 'removed', 'kept'] as const).map((key): TableColumn<(typeof lines)[number]> => ({
              name: t(`book:review.columns.${key}`),
              kind: 'number',
              cell: line => number(line[key]),
            })),
          ]}
          variant="plain"
        />
      )}
      <p>{t(isUseful ? 'book:review.lead' : 'book:review.nothing')}</p>
      <DialogButtons>
        <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
        {isUseful && (
          <Button kind="primary" onClick={() => void myData.importReviewed()}>
            {t('book:review.take')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
