import { ArrowUpDown, ChevronDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { listSortKeys, type OfferOrder, orderText, readOrder } from '../../../domain/offers/list/OfferOrder';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { kitClass } from '../../kit/kitElement';
import { Box, Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useColumnName } from '../table/useColumnName';
import * as styles from './FindBar.module.css';
import { useAskArrangement } from './useAskArrangement';

/** The greatest values of these are what a dealer looks for first. */
const greatestFirst: readonly string[] = ['age', 'year', 'score', 'bids'];

const orders = listSortKeys.flatMap((key): readonly OfferOrder[] => {
  const [one, other] = [{ key, direction: 'ascending' } as const, { key, direction: 'descending' } as const];
  return greatestFirst.includes(key) ? [other, one] : [one, other];
});

type ListSortKey = (typeof listSortKeys)[number];

const isListed = (order: OfferOrder) => orders.some(offered => orderText(offered) === orderText(order));

/**
 * Sorts the loaded offers of a list. The native select opens fastest, and each order is one press. While it is closed, a short
 * word for the order lies in its place, because the words of its options would be cut.
 */
export const SortField = observer(function SortField({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offersFinding');
  const askArrangement = useAskArrangement(list);
  const { order } = list.question;
  const chosen = orderText(order);
  const shortText = useShortText(order, list.tab);
  const icon = kitClass({ tone: chosen === '' ? 'tertiary' : 'accent' });
  return (
    <span className={styles.sort}>
      <Row
        as="span"
        gap={1.5}
        grow
        paddingLeft={2.5}
        paddingRight={2}
        weight="medium"
        whiteSpace="nowrap"
        tone={chosen === '' ? 'inherit' : 'accent'}
        aria-hidden
        className={styles.order}
      >
        <Icon of={ArrowUpDown} size={14} className={icon} />{' '}
        <Box as="span" grow>
          {shortText}
        </Box>{' '}
        <Icon of={ChevronDown} size={16} className={icon} />
      </Row>
      <select
        aria-label={t('sortBy')}
        value={chosen}
        onChange={({ target }) => askArrangement({ order: readOrder(target.value) })}
      >
        <option value="">{t('asListed')}</option>
        {order && !isListed(order) && <ColumnOption order={order} tab={list.tab} />}
        {orders.map(offered => (
          <option key={orderText(offered)} value={orderText(offered)}>
            {t(`sort.${offered.key as ListSortKey}.${offered.direction}`)}
          </option>
        ))}
      </select>
    </span>
  );
});

/** An order that only the headings of the table can choose. */
function ColumnOption({ order, tab }: { readonly order: OfferOrder; readonly tab: OfferTab }) {
  const { t } = useTexts('offersFinding');
  const name = useColumnName(tab)(order.key as Exclude<OfferOrder['key'], 'shownPrice'>);
  return <option value={orderText(order)}>{t(`byColumn.${order.direction}`, { name })}</option>;
}

/** The order in a word or two. */
function useShortText(order: OfferOrder | null, tab: OfferTab): string {
  const { t } = useTexts('offersFinding');
  const columnName = useColumnName(tab);
  if (order === null) return t('short.asListed');
  if (isListed(order)) return t(`short.${order.key as ListSortKey}.${order.direction}`);
  const name = columnName(order.key as Exclude<OfferOrder['key'], 'shownPrice'>);
  return t(`short.byColumn.${order.direction}`, { name });
}
