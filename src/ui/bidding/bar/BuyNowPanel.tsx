import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { SessionStore } from '../../../application/session/SessionStore';
import type { Offer } from '../../../domain/offers/Offer';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { onEscape } from '../../shared/dialogs/onEscape';
import { ConfirmToggle } from '../../shared/fields/ConfirmToggle';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useConfirmation } from '../confirm/useConfirmation';
import styles from './ActionBarPanel.module.css';
import { BuyNowForm } from './BuyNowForm';
import panel from './BuyNowPanel.module.css';
import { PressStatus } from './PressStatus';
import { useSlideOut } from './useSlideOut';

interface BuyNowPanelProps {
  readonly offer: Offer;
  /** The offer page has no row to collapse, so Cancel only closes the confirmation there. */
  readonly onPage: boolean;
}

/**
 * The actions of an offer with a fixed price. Buying takes two presses: the first opens the confirmation. Leaving the
 * panel closes the confirmation again.
 */
export const BuyNowPanel = observer(function BuyNowPanel({ offer, onPage }: BuyNowPanelProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBars);
  const { testAccess } = useInjection(SessionStore);
  const { isOpen: isConfirming, isSent, close, question, toggle } = useConfirmation(offer.hashId, 'buyNow');
  const slideOut = useSlideOut(onPage);

  const handleCancel = () => {
    if (onPage) close();
    else bars.happened(offer, 'resigned');
  };
  return (
    <div className={common.stack} onKeyDown={isConfirming && !isSent ? onEscape(close) : undefined}>
      <div className={panel.openers}>
        <Button onClick={() => bars.happened(offer, 'differentOfferChosen')}>{t('differentOffer')}</Button>
        <ConfirmToggle {...toggle} data-buy-now disabled={testAccess}>
          {t('buyNow')}
        </ConfirmToggle>
        {testAccess && <p className={panel.reason}>{t('testAccess')}</p>}
      </div>
      {isConfirming && (
        <div ref={slideOut} className={styles.panel}>
          <div {...question} data-buy-now-question role="group" aria-label={t('buyNow')}>
            <BuyNowForm offer={offer} />
          </div>
        </div>
      )}
      <PressStatus hashId={offer.hashId} actions={['bid', 'buyNow']} />
      {(isConfirming || !onPage) && (
        <div className={styles.ways}>
          <Button kind="quiet" className={styles.cancel} onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  );
});
