import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { BetList } from '../../../application/bidding/raise/BetList';
import { LeaveBets } from '../../../application/bidding/raise/LeaveBets';
import { OrderBets } from '../../../application/bidding/raise/OrderBets';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import { OfferGrid } from '../../offers/list/OfferGrid';
import { useInjection } from '../../shared/useInjection';
import { betArrangement } from './BetArrangement';
import styles from './BetGrid.module.css';
import { LazyOwnExposure } from './lazyViews';
import { RaiseBar } from './RaiseBar';
import { RowsToMove } from './RowsToMove';

interface BetGridProps {
  readonly list: OfferListStore;
  readonly standing: OwnBidStanding | null;
}

/** The dealer's own bids in groups. */
export const BetGrid = observer(function BetGrid({ list, standing }: BetGridProps) {
  const orderBets = useInjection(OrderBets);
  const leaveBets = useInjection(LeaveBets);
  const { shown } = useInjection(BetList);
  const { isChoosing } = useInjection(RaiseListStore);
  // A layout effect, so that the order of an earlier visit is never painted.
  useLayoutEffect(() => orderBets.whileShown(standing), [orderBets, standing]);
  useEffect(() => {
    const handleLeaving = () => leaveBets.execute();
    window.addEventListener('pagehide', handleLeaving);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      handleLeaving();
    };
  }, [leaveBets]);

  const ids = useMemo(() => shown.flatMap(section => section.ids), [shown]);
  const arrange = useCallback((columns: number) => betArrangement(shown, columns), [shown]);
  return (
    <div className={styles.bets}>
      <OfferGrid list={list} ids={ids} arrange={arrange}>
        <RowsToMove />
      </OfferGrid>
      {/* Below the list, because the list must not move when the exposure is known. */}
      <div className={styles.foot}>
        {isChoosing && <RaiseBar />}
        <LazyOwnExposure />
      </div>
    </div>
  );
});
