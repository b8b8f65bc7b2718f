import { Target } from 'lucide';
import { isCloseMiss, type LostBid, wasWithinLimit } from '../../../domain/board/LostBids';
import { IconLine } from '../../bidding/IconLine';
import { OfferLink } from '../../offers/parts/OfferLink';
import table from '../../shared/lists/NumberTable.module.css';
import { SortHeading } from '../../shared/lists/SortHeading';
import { useSorting } from '../../shared/lists/useSorting';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './LostBidsPage.module.css';

const columns = ['vehicle', 'bid', 'limit', 'price', 'miss'] as const;

const valuesOf = {
  vehicle: ({ name }: LostBid) => name,
  bid: ({ bid }: LostBid) => bid,
  limit: ({ limit }: LostBid) => limit,
  price: ({ price }: LostBid) => price,
  miss: ({ miss, price }: LostBid) => miss / price,
};

/** Each lost bid against the final price. The ones that were close are marked by an icon and a word. */
export function LostTable({ bids }: { readonly bids: readonly LostBid[] }) {
  const { t } = useTexts('boardLost');
  const { money, percent } = useFormat();
  const [rows, sorting] = useSorting(bids, valuesOf);
  return (
    // The keyboard can scroll only what can be focused.
    <div className={styles.scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={table.table}>
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <SortHeading key={column} column={column} sorting={sorting} name={t(`columns.${column}`)} />
            ))}
            <th scope="col" className={table.text}>
              {t('columns.remark')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(lost => (
            <tr key={lost.hashId}>
              <th scope="row">
                <OfferLink hashId={lost.hashId} translate="no">
                  {lost.name}
                </OfferLink>
              </th>
              <td translate="no">{money(lost.bid)}</td>
              <td translate="no">{lost.limit === null ? '–' : money(lost.limit)}</td>
              <td translate="no">{money(lost.price)}</td>
              <td translate="no">{`${money(lost.miss)} · ${percent(((100 * lost.miss) / lost.price).toFixed(1))}`}</td>
              <td className={`${table.text} ${styles.remark}`}>
                {isCloseMiss(lost) && <IconLine icon={Target}>{t('isClose')}</IconLine>}
                {wasWithinLimit(lost) && <span className={styles.line}>{t('withinLimit')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
