import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Raises } from '../../../application/bidding/raise/Raises';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type BidSection, groupTotal } from '../../../domain/bidding/OwnBid';
import { Box } from '../../kit/Layout';
import type { GroupProps } from '../../offers/list/OfferRows';
import { OfferTable } from '../../offers/table/OfferTable';
import { RowGroupContext } from '../../offers/table/TableContext';
import type { Elements } from '../../shared/Elements';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { tableHeading } from '../../theme/lengths.js';
import { BetHeading, betRows, type HeadingOfBids } from './betRows';
import * as styles from './Bets.module.css';

interface BetTableProps {
  readonly list: OfferList;
  readonly sections: readonly BidSection[];
  readonly children: Elements;
}

/** The dealer's own bids in groups, one line for each. */
export const BetTable = observer(function BetTable({ list, sections, children }: BetTableProps) {
  const raises = useInjection(Raises);
  const ids = useMemo(() => sections.flatMap(section => section.ids), [sections]);
  const arrange = useMemo(() => betRows(sections, headingOfRows), [sections]);
  return (
    <OfferTable list={list} ids={ids} arrange={arrange} Group={RowGroup} isPanelTaken={raises.list !== null}>
      {children}
    </OfferTable>
  );
});

const headingOfRows: HeadingOfBids = { Heading: HeadingRow, height: tableHeading };

function RowGroup({ group, children }: GroupProps) {
  const { t } = useTexts('biddingBets');
  return (
    <Box contents role="rowgroup" aria-label={t(`groups.${group}`)}>
      <RowGroupContext value={group}>{children}</RowGroupContext>
    </Box>
  );
}

function HeadingRow({ section }: { readonly section: BidSection }) {
  return (
    <div role="row">
      <div role="cell" className={styles.betTableHeading} data-group={section.group}>
        <BetHeading section={section} /> <SectionTotal section={section} />
      </div>
    </div>
  );
}

/** What the bids of a group add up to. Not there while some of them are not loaded. */
const SectionTotal = observer(function SectionTotal({ section }: { readonly section: BidSection }) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const list = useInjection(OfferLists).of('ownBids');
  // Most pushes are about other rows.
  const derived = useMemo(
    () =>
      computed(
        () => {
          const offers = section.ids.map(hashId => registry.get(hashId)).filter(offer => offer !== undefined);
          return list.mayLackRows ? null : groupTotal(section.group, offers);
        },
        { equals: compareStructural },
      ),
    [section, registry, list],
  );
  const total = derived.get();
  if (total === null) return null;
  return (
    <p className={styles.total} translate="no">
      {t(`totals.${total.of}`, { amount: money(total.amount) })}
    </p>
  );
});
