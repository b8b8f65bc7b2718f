import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { PlaceRaises } from '../../../application/bidding/raise/PlaceRaises';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { LazyRaisePanel } from './lazyViews';
import styles from './RaiseBar.module.css';

/** Below the list while the dealer ticks rows to raise together. */
export const RaiseBar = observer(function RaiseBar() {
  const { t } = useTexts('biddingBets');
  const store = useInjection(RaiseListStore);
  const raises = useInjection(PlaceRaises);
  const reviewButton = useRef<HTMLButtonElement>(null);
  const count = raises.raisable.length;
  useRun(PlaceRaises);
  useEffect(() => LazyRaisePanel.preload(), []);
  // In a narrow window, the button is hidden until the panel has gone.
  const handleClosed = () => requestAnimationFrame(() => reviewButton.current?.focus());
  return (
    <>
      <div className={styles.bar}>
        <Button
          ref={reviewButton}
          kind="primary"
          aria-disabled={count === 0 || store.list !== null}
          onClick={() => void raises.review()}
        >
          {t('raises.review', { count })}
        </Button>
        {count === 0 && <p className={common.secondary}>{t('raises.hint')}</p>}
      </div>
      {store.list && <LazyRaisePanel onClosed={handleClosed} />}
    </>
  );
});
