import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import { FIRST_TABLE_ROWS } from '../../offers/list/rows/GridArrangement';
import { OfferTable } from '../../offers/table/OfferTable';
import { OfferTableRow } from '../../offers/table/OfferTableRow';
import { RowGroupContext } from '../../offers/table/TableContext';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { tableHeading } from '../../theme/lengths.js';
import { betArrangement, BetHeading, type BetRegionProps } from './betArrangement';
import styles from './BetTable.module.css';

interface BetTableProps {
  readonly list: OfferListStore;
  readonly sections: readonly BidSection[];
  readonly children: Elements;
}

/** The dealer's own bids in groups, one line for each. */
export const BetTable = observer(function BetTable({ list, sections, children }: BetTableProps) {
  const raises = useInjection(RaiseListStore);
  const ids = useMemo(() => sections.flatMap(section => section.ids), [sections]);
  const arrangement = useMemo(() => betArrangement(sections, 1, parts), [sections]);
  return (
    <OfferTable list={list} ids={ids} arrangement={arrangement} isPanelTaken={raises.list !== null}>
      {children}
    </OfferTable>
  );
});

const parts = {
  Tile: OfferTableRow,
  extraHeight: 0,
  headingHeight: tableHeading,
  Heading: HeadingRow,
  Region: RowGroup,
  firstRows: FIRST_TABLE_ROWS,
};

function RowGroup({ group, rows }: BetRegionProps) {
  const { t } = useTexts('biddingBets');
  return (
    <div role="rowgroup" className={styles.group} aria-label={t(`groups.${group}`)}>
      <RowGroupContext value={group}>{rows}</RowGroupContext>
    </div>
  );
}

function HeadingRow({ section }: { readonly section: BidSection }) {
  return (
    <div role="row">
      <div role="cell" className={styles.heading} data-group={section.group}>
        <BetHeading section={section} />
      </div>
    </div>
  );
}
