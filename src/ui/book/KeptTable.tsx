import { observer } from 'mobx-react-lite';
import { MyData } from '../../application/book/MyData';
import { bookCollections } from '../../domain/book/Keeping';
import { DataTable } from '../shared/lists/DataTable';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useSizeText } from './useSizeText';

/** What this device holds, and how much of it. */
export const KeptTable = observer(function KeptTable() {
  const { t } = useTexts(['book', 'shared']);
  const { number } = useFormat();
  const sizeText = useSizeText();
  const { usage, work } = useInjection(MyData);
  if (!usage) return work.step === 'failed' ? null : <p role="status">{t('shared:loading')}</p>;
  const kept = bookCollections
    .map(collection => ({ collection, name: t(`book:collections.${collection}`), ...usage[collection] }))
    .filter(({ count }) => count > 0);
  if (kept.length === 0) return <p>{t('book:empty')}</p>;
  return (
    <DataTable
      label={t('book:kept')}
      isLabelShown
      rows={kept}
      keyOf={({ collection }) => collection}
      columns={[
        {
          name: t('book:columns.what'),
          cell: ({ name }) => name,
          sortedBy: ({ name }) => name,
          total: t('book:total'),
        },
        {
          name: t('book:columns.count'),
          kind: 'number',
          cell: ({ count }) => number(count),
          sortedBy: ({ count }) => count,
          total: number(kept.reduce((sum, { count }) => sum + count, 0)),
        },
        {
          name: t('book:columns.size'),
          kind: 'number',
          cell: ({ bytes }) => sizeText(bytes),
          sortedBy: ({ bytes }) => bytes,
          total: sizeText(kept.reduce((sum, { bytes }) => sum + bytes, 0)),
        },
      ]}
    />
  );
});
