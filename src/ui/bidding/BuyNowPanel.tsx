import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { SessionStore } from '../../application/session/SessionStore';
import { offersDifferentBid } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { onEscape } from '../shared/onEscape';
import { useInjection } from '../shared/useInjection';
import { useKeptFocus } from '../shared/useKeptFocus';
import { useTexts } from '../shared/useTexts';
import styles from './ActionBarPanel.module.css';
import { BuyNowForm } from './BuyNowForm';
import panel from './BuyNowPanel.module.css';
import { DealStatus } from './DealStatus';
import { useSlideOut } from './useSlideOut';

interface BuyNowPanelProps {
  readonly offer: Offer;
  /** The offer page has no row to collapse, so Cancel only closes the confirmation there. */
  readonly onPage: boolean;
}

/** Buying takes two presses: the first opens the confirmation. Leaving the panel closes the confirmation again. */
export const BuyNowPanel = observer(function BuyNowPanel({ offer, onPage }: BuyNowPanelProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBarStore);
  const [isOpened, setOpened] = useState(false);
  const step = bars.stepOf(offer.hashId);
  const isBuying = bars.isLocked(offer.hashId) && step.step !== 'idle' && step.action === 'buyNow';
  const isConfirming = isOpened || isBuying;
  const keptFocus = useKeptFocus(isConfirming, isConfirming ? 'input' : 'button');
  const slideOut = useSlideOut(onPage);

  const handleCancel = () => {
    if (onPage) setOpened(false);
    else bars.happened(offer, 'resigned');
  };
  const way = (text: string, className: string | undefined, onClick: () => void) => (
    <Button kind="quiet" className={className} onClick={onClick}>
      {text}
    </Button>
  );
  const handleBid = () => bars.happened(offer, 'differentOfferChosen');
  return (
    <div {...keptFocus}>
      {isConfirming ? (
        <div
          ref={slideOut}
          className={styles.panel}
          role="group"
          aria-label={t('buyNow')}
          onKeyDown={isBuying ? undefined : onEscape(() => setOpened(false))}
        >
          <BuyNowForm offer={offer} />
          <DealStatus hashId={offer.hashId} />
          <div className={styles.ways}>
            {offersDifferentBid('buyNow', offer) && way(t('differentOffer'), styles.way, handleBid)}
            {way(t('cancel'), styles.cancel, handleCancel)}
          </div>
        </div>
      ) : (
        <div className={styles.openers}>
          <BuyNowOpeners offer={offer} onBuy={() => setOpened(true)} />
          <DealStatus hashId={offer.hashId} />
          {!onPage && <div className={styles.ways}>{way(t('cancel'), styles.cancel, handleCancel)}</div>}
        </div>
      )}
    </div>
  );
});

interface BuyNowOpenersProps {
  readonly offer: Offer;
  readonly onBuy: () => void;
}

/** The actions of an offer with a fixed price. Each button only opens its panel; neither buys nor bids. */
const BuyNowOpeners = observer(function BuyNowOpeners({ offer, onBuy }: BuyNowOpenersProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBarStore);
  const { testAccess } = useInjection(SessionStore);
  return (
    <div className={panel.openers}>
      <Button kind="primary" disabled={testAccess} onClick={onBuy}>
        {t('buyNow')}
      </Button>
      <Button onClick={() => bars.happened(offer, 'differentOfferChosen')}>{t('differentOffer')}</Button>
      {testAccess && <p className={panel.reason}>{t('testAccess')}</p>}
    </div>
  );
});
