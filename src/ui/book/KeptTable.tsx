import { observer } from 'mobx-react-lite';
import { MyDataStore } from '../../application/book/MyDataStore';
import { bookCollections } from '../../domain/book/BookBounds';
import table from '../shared/lists/NumberTable.module.css';
import { SortHeading } from '../shared/lists/SortHeading';
import { useSorting } from '../shared/lists/useSorting';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** What this device holds, and how much of it. */
export const KeptTable = observer(function KeptTable() {
  const { t } = useTexts(['book', 'shared']);
  const { usage, work } = useInjection(MyDataStore);
  if (!usage) return work.step === 'failed' ? null : <p role="status">{t('shared:loading')}</p>;
  const kept = bookCollections
    .map(collection => ({ collection, name: t(`book:collections.${collection}`), ...usage[collection] }))
    .filter(({ count }) => count > 0);
  return kept.length === 0 ? <p>{t('book:empty')}</p> : <FilledTable kept={kept} />;
});

interface Kept {
  readonly collection: string;
  readonly name: string;
  readonly count: number;
  readonly bytes: number;
}

const columns = ['what', 'count', 'size'] as const;

const valuesOf = {
  what: ({ name }: Kept) => name,
  count: ({ count }: Kept) => count,
  size: ({ bytes }: Kept) => bytes,
};

function FilledTable({ kept }: { readonly kept: readonly Kept[] }) {
  const { t } = useTexts('book');
  const { number } = useFormat();
  const [rows, sorting] = useSorting(kept, valuesOf);
  const sizeText = (bytes: number) => {
    if (bytes < 1_000) return t('size.bytes', { size: bytes });
    if (bytes < 1_000_000) return t('size.kilobytes', { size: Math.round(bytes / 1_000) });
    return t('size.megabytes', { size: Math.round(bytes / 1_000_000) });
  };
  return (
    <table className={table.table}>
      <caption>{t('kept')}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <SortHeading key={column} column={column} sorting={sorting} name={t(`columns.${column}`)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ collection, name, count, bytes }) => (
          <tr key={collection}>
            <th scope="row">{name}</th>
            <td>{number(count)}</td>
            <td>{sizeText(bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{number(kept.reduce((sum, { count }) => sum + count, 0))}</td>
          <td>{sizeText(kept.reduce((sum, { bytes }) => sum + bytes, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
