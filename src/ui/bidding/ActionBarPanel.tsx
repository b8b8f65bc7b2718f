import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { type ActionBar, isDealBar, offersDifferentBid } from '../../domain/bidding/ActionBar';
import { bidStanding } from '../../domain/offers/BidStanding';
import type { Offer } from '../../domain/offers/Offer';
import { DealPanelPart } from '../realization/realizationPart';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useKeptFocus } from '../shared/useKeptFocus';
import { BuyNowForm } from './BuyNowForm';
import { DealStatus } from './DealStatus';
import { PlaceBidForm } from './PlaceBidForm';
import { ThankYou } from './ThankYou';
import { useTexts } from '../shared/useTexts';
import styles from './ActionBarPanel.module.css';

interface ActionBarPanelProps {
  readonly offer: Offer;
  /** On the page of an offer there is no row to fold away. */
  readonly onPage?: boolean;
  readonly onCancelled?: () => void;
  /** Told when a thank-you of a bid was closed: the page of an offer is read again then. */
  readonly onThankYouClosed?: () => void;
}

/** A thank-you for a bid that has been outbid since would be a lie: the form to raise it takes its place. */
function shownBar(bar: ActionBar, offer: Offer): ActionBar {
  return bar === 'thankYouAuctionContract' && bidStanding(offer) === 'outbid' ? 'auctionContract' : bar;
}

/** What can be done with an offer now: bid, buy, or read that it is done. */
export const ActionBarPanel = observer(function ActionBarPanel(props: ActionBarPanelProps) {
  const { offer, onPage = false, onCancelled, onThankYouClosed } = props;
  const { t } = useTexts(['bidding', 'offers']);
  const bars = useInjection(ActionBarStore);
  const stored = bars.stateOf(offer).bar;
  const bar = shownBar(stored, offer);
  const keptFocus = useKeptFocus(bar, 'textarea, input');

  if (bar === 'thankYouBuyNow' || bar === 'thankYouAuctionContract') {
    return (
      <div {...keptFocus}>
        <ThankYou offer={offer} bar={bar} onClosed={onThankYouClosed} />
      </div>
    );
  }
  if (isDealBar(bar)) {
    return (
      <div {...keptFocus}>
        <DealPanelPart offer={offer} bar={bar} onPage={onPage} />
      </div>
    );
  }
  if (offer.closed) {
    return (
      <div {...keptFocus} className={styles.panel}>
        <p className={styles.closed}>{t(offer.realization ? 'bidding:bought' : 'offers:closed')}</p>
        <DealStatus hashId={offer.hashId} />
      </div>
    );
  }

  const mayCancel = !onPage || offer.buyNowPrice > 0;
  const handleCancel = () => {
    // Where the form took the place of a thank-you, giving it up closes that one.
    bars.happened(offer, bar === stored ? 'resigned' : 'thankYouClosed');
    onCancelled?.();
  };
  return (
    <div {...keptFocus} className={styles.panel}>
      {bar !== stored && (
        <p className={styles.outbid} role="status">
          {t('bidding:outbidSince')}
        </p>
      )}
      {bar === 'buyNow' && offer.buyNowPrice > 0 ? <BuyNowForm offer={offer} /> : <PlaceBidForm offer={offer} />}
      <DealStatus hashId={offer.hashId} />
      <div className={styles.ways}>
        {offersDifferentBid(bar, offer) && (
          <Button kind="quiet" className={styles.way} onClick={() => bars.happened(offer, 'differentOfferChosen')}>
            {t('bidding:differentOffer')}
          </Button>
        )}
        {mayCancel && (
          <Button kind="quiet" className={styles.cancel} onClick={handleCancel}>
            {t('bidding:cancel')}
          </Button>
        )}
      </div>
    </div>
  );
});
