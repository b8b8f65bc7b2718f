import { computed, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { HashId } from '../../../domain/offers/Offer';
import { unseen } from '../../../domain/shared/Page';
import { useInjection } from '../../shared/useInjection';
import { fullRows } from '../list/GridArrangement';
import { OfferTable } from './OfferTable';
import { OfferTableRow } from './OfferTableRow';
import { type Sort, useSortOffers } from './useSortOffers';

const arrangement = fullRows(1, OfferTableRow);

/** All offers of a list as one table. */
export const ListTable = observer(function ListTable({ list }: { readonly list: OfferListStore }) {
  const hiddenOffers = useInjection(HiddenOffers);
  const sort = useSortOffers(list.tab);
  const { restarts } = list;
  // Another question, or a press that reads the list from its top, sorts all rows again.
  const inOrder = useMemo(
    () => restarts >= 0 && orderOf(() => hiddenOffers.shownIds(list), sort),
    [hiddenOffers, list, sort, restarts],
  );
  return inOrder && <OfferTable list={list} ids={inOrder.get()} arrangement={arrangement} />;
});

/** The rows in order. Rows that arrive later come last, because a row above the others would move them. */
function orderOf(shown: () => readonly HashId[], sort: Sort | null): IComputedValue<readonly HashId[]> {
  let sorted: readonly HashId[] = [];
  return computed(() => {
    const ids = shown().slice();
    if (!sort) return ids;
    const held = new Set(ids);
    const remaining = sorted.filter(hashId => held.has(hashId));
    sorted = [...remaining, ...sort(unseen(ids, new Set(remaining)))];
    return sorted;
  });
}
