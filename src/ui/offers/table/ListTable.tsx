import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { fullRows } from '../list/GridArrangement';
import { OfferTable } from './OfferTable';
import { OfferTableRow } from './OfferTableRow';
import { useSortOffers } from './useSortOffers';

const arrangement = fullRows(1, OfferTableRow);

/** All offers of a list as one table. */
export const ListTable = observer(function ListTable({ list }: { readonly list: OfferListStore }) {
  const sort = useSortOffers(list.tab);
  const inOrder = useMemo(() => computed(() => sort(list.ids.slice())), [list, sort]);
  return <OfferTable list={list} ids={inOrder.get()} arrangement={arrangement} />;
});
