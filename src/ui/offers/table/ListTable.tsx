import { observer } from 'mobx-react-lite';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import type { HashId } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';
import { FIRST_TABLE_ROWS, fullRows } from '../list/rows/GridArrangement';
import { OfferTable } from './OfferTable';
import { OfferTableRow } from './OfferTableRow';

const arrangement = { ...fullRows(1, OfferTableRow), firstRows: FIRST_TABLE_ROWS };

interface ListTableProps {
  readonly list: OfferList;
  /** The offers in the order on screen. */
  readonly ids: readonly HashId[];
  /** Lies above the rows and counts as a part of the list. */
  readonly children?: Elements;
}

/** The offers of a list as one table. */
export const ListTable = observer(function ListTable({ list, ids, children }: ListTableProps) {
  return (
    <OfferTable list={list} ids={ids} arrangement={arrangement}>
      {children}
    </OfferTable>
  );
});
