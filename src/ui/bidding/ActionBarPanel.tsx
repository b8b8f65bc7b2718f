import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { offersDifferentBid } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { BuyNowForm } from './BuyNowForm';
import { DealStatus } from './DealStatus';
import { PlaceBidForm } from './PlaceBidForm';
import { ThankYou } from './ThankYou';
import styles from './ActionBarPanel.module.css';

interface ActionBarPanelProps {
  /** On the page of an offer there is no row to fold away: only the bid form can be left, back to the fixed price. */
  readonly onPage?: boolean;
  readonly offer: Offer;
  /** Told when a thank-you of a bid was closed: the page of an offer is read again then. */
  readonly onThankYouClosed?: () => void;
}

/** What can be done with an offer now: bid, buy, or read that it is done. */
export const ActionBarPanel = observer(function ActionBarPanel({
  offer,
  onPage = false,
  onThankYouClosed,
}: ActionBarPanelProps) {
  const { t } = useTranslation(['bidding', 'offers']);
  const bars = useInjection(ActionBarStore);
  const { bar } = bars.stateOf(offer);

  if (bar === 'thankYouBuyNow' || bar === 'thankYouAuctionContract') {
    return <ThankYou offer={offer} bar={bar} onClosed={onThankYouClosed} />;
  }
  if (offer.closed) return <p className={styles.closed}>{t('offers:closed')}</p>;
  if (bar !== 'buyNow' && bar !== 'auctionContract') return null;
  return (
    <div className={styles.panel}>
      {bar === 'buyNow' ? <BuyNowForm offer={offer} /> : <PlaceBidForm offer={offer} />}
      <DealStatus hashId={offer.hashId} />
      <div className={styles.ways}>
        {offersDifferentBid(bar, offer) && (
          <Button kind="quiet" onClick={() => bars.happened(offer, 'differentOfferChosen')}>
            {t('bidding:differentOffer')}
          </Button>
        )}
        {(!onPage || (bar === 'auctionContract' && offer.buyNowPrice > 0)) && (
          <Button kind="quiet" onClick={() => bars.happened(offer, 'resigned')}>
            {t('bidding:cancel')}
          </Button>
        )}
      </div>
    </div>
  );
});
