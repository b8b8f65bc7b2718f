import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { SessionStore } from '../../application/session/SessionStore';
import type { Offer } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './BuyNowOpeners.module.css';

interface BuyNowOpenersProps {
  readonly offer: Offer;
  readonly onBuy: () => void;
}

/** The actions of an offer with a fixed price. Each button only opens its panel; neither buys nor bids. */
export const BuyNowOpeners = observer(function BuyNowOpeners({ offer, onBuy }: BuyNowOpenersProps) {
  const { t } = useTexts('bidding');
  const bars = useInjection(ActionBarStore);
  const { testAccess } = useInjection(SessionStore);
  return (
    <div className={styles.openers}>
      <Button kind="primary" disabled={testAccess} onClick={onBuy}>
        {t('buyNow')}
      </Button>
      <Button onClick={() => bars.happened(offer, 'differentOfferChosen')}>{t('differentOffer')}</Button>
      {testAccess && <p className={styles.reason}>{t('testAccess')}</p>}
    </div>
  );
});
