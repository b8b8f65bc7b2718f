import { ArrowUpDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { BetList } from '../../../application/bidding/raise/BetList';
import { LeaveBets } from '../../../application/bidding/raise/LeaveBets';
import { OrderBets } from '../../../application/bidding/raise/OrderBets';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import type { OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import { OfferGrid } from '../../offers/list/OfferGrid';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { betArrangement } from './BetArrangement';
import styles from './BetGrid.module.css';
import { LazyBetTable, LazyOwnExposure } from './lazyViews';
import { RaiseBar } from './RaiseBar';

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
  const isTable = useInjection(AppearanceStore).layoutOf('ownBids') === 'table';
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
      {isTable ? (
        <LazyBetTable list={list}>
          <RowsToMove />
        </LazyBetTable>
      ) : (
        <OfferGrid list={list} ids={ids} arrange={arrange}>
          <RowsToMove />
        </OfferGrid>
      )}
      {/* Below the list, because the list must not move when the exposure is known. */}
      <div className={styles.foot}>
        {isChoosing && <RaiseBar />}
        <LazyOwnExposure />
      </div>
    </div>
  );
});

/**
 * Says how many rows are out of order while the dealer uses the list. It is a part of the list, because the order would
 * change if the pointer left the list on its way to the button.
 */
const RowsToMove = observer(function RowsToMove() {
  const { t } = useTexts('biddingBets');
  const bets = useInjection(BetList);
  const line = useRef<HTMLDivElement>(null);
  const count = bets.rowsToMove;

  const handleMove = () => {
    // The button disappears, and with it the focus.
    line.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    bets.reordered();
  };
  return (
    <div ref={line} className={styles.line}>
      <div className={styles.pill} data-empty={count === 0}>
        <p role="status">{count > 0 && t('wouldMove', { count })}</p>
        {count > 0 && (
          <Button kind="primary" className={styles.move} onClick={handleMove}>
            <Icon of={ArrowUpDown} size={16} /> <span>{t('move', { count })}</span>
          </Button>
        )}
      </div>
    </div>
  );
});
