import { type LostBid, missesBy } from '../../../domain/board/LostBids';
import table from '../../shared/lists/NumberTable.module.css';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

interface MissTableProps {
  readonly bids: readonly LostBid[];
  readonly title: string;
  readonly groupOf: (bid: LostBid) => string;
}

export function MissTable({ bids, title, groupOf }: MissTableProps) {
  const { t } = useTexts('boardLost');
  const { money, number } = useFormat();
  return (
    <table className={table.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.group')}</th>
          <th scope="col">{t('columns.count')}</th>
          <th scope="col">{t('columns.median')}</th>
        </tr>
      </thead>
      <tbody>
        {missesBy(bids, groupOf).map(({ group, count, median }) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td>{number(count)}</td>
            <td translate="no">{money(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
