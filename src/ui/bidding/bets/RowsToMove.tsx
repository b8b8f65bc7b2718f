import { ArrowUpDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { BetList } from '../../../application/bidding/raise/BetList';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './RowsToMove.module.css';

/**
 * Says how many rows are out of order while the dealer uses the list. It is a part of the list, because the order would
 * change if the pointer left the list on its way to the button.
 */
export const RowsToMove = observer(function RowsToMove() {
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
