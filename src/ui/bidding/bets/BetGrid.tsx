import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { BetList } from '../../../application/bidding/BetList';
import { OrderBets } from '../../../application/bidding/OrderBets';
import { RaiseListStore } from '../../../application/bidding/RaiseListStore';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import { OfferGrid } from '../../offers/list/OfferGrid';
import { useInjection } from '../../shared/useInjection';
import { betArrangement } from './BetArrangement';
import styles from './BetGrid.module.css';
import { RaiseBar } from './RaiseBar';
import { RowsToMove } from './RowsToMove';

interface BetGridProps {
  readonly list: OfferListStore;
  readonly standing: OwnBidStanding | null;
}

/** The dealer's own bids in groups. */
export const BetGrid = observer(function BetGrid({ list, standing }: BetGridProps) {
  const orderBets = useInjection(OrderBets);
  const bets = useInjection(BetList);
  const { shown } = bets;
  const { isChoosing } = useInjection(RaiseListStore);
  // A layout effect, so that the order of an earlier visit is never painted.
  useLayoutEffect(() => orderBets.whileShown(standing), [orderBets, standing]);
  useEffect(() => () => bets.left(), [bets]);

  const ids = useMemo(() => shown.flatMap(section => section.ids), [shown]);
  const arrange = useCallback((columns: number) => betArrangement(shown, columns), [shown]);
  return (
    <div className={styles.bets}>
      <OfferGrid list={list} ids={ids} arrange={arrange}>
        <RowsToMove />
      </OfferGrid>
      {isChoosing && <RaiseBar />}
    </div>
  );
});
