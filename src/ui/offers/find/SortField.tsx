import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { listSortKeys, type OfferOrder, orderText, readOrder } from '../../../domain/offers/list/OfferOrder';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './FindBar.module.css';
import { useAskArrangement } from './useAskArrangement';

/** The greatest values of these are what a dealer looks for first. */
const greatestFirst: readonly string[] = ['age', 'year', 'score', 'bids'];

const orders = listSortKeys.flatMap((key): readonly OfferOrder[] => {
  const [one, other] = [{ key, direction: 'ascending' } as const, { key, direction: 'descending' } as const];
  return greatestFirst.includes(key) ? [other, one] : [one, other];
});

/** Sorts the loaded offers of a list. The native select opens fastest, and each order is one press. */
export const SortField = observer(function SortField({ list }: { readonly list: OfferListStore }) {
  const { t } = useTexts(['offersFinding', 'offersTable']);
  const askArrangement = useAskArrangement(list);
  const chosen = orderText(list.question.order);
  return (
    <span className={styles.sort}>
      <select
        aria-label={t('offersFinding:sortBy')}
        value={chosen}
        onChange={({ target }) => askArrangement({ order: readOrder(target.value) })}
      >
        <option value="">{t('offersFinding:asListed')}</option>
        {list.question.order && !orders.some(order => orderText(order) === chosen) && (
          <ColumnOption order={list.question.order} />
        )}
        {orders.map(order => (
          <option key={orderText(order)} value={orderText(order)}>
            {t(`offersFinding:sort.${order.key as (typeof listSortKeys)[number]}.${order.direction}`)}
          </option>
        ))}
      </select>
    </span>
  );
});

/** An order that only the headings of the table can choose. */
function ColumnOption({ order }: { readonly order: OfferOrder }) {
  const { t } = useTexts(['offersFinding', 'offersTable']);
  const name = t(`offersTable:columns.${order.key as Exclude<OfferOrder['key'], 'shownPrice'>}`);
  return <option value={orderText(order)}>{t(`offersFinding:byColumn.${order.direction}`, { name })}</option>;
}
