import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { isDealBar, offersDifferentBid, shownBar } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { LazyDealPanel } from '../realization/DealPanel.lazy';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useKeptFocus } from '../shared/useKeptFocus';
import { BuyNowPanel } from './BuyNowPanel';
import { DealStatus } from './DealStatus';
import { PlaceBidForm } from './PlaceBidForm';
import { ThankYou } from './ThankYou';
import { useSlideOut } from './useSlideOut';
import { useTexts } from '../shared/useTexts';
import styles from './ActionBarPanel.module.css';

interface ActionBarPanelProps {
  readonly offer: Offer;
  /** On the page of an offer there is no row to fold away. */
  readonly onPage?: boolean;
  /** Told when a thank-you of a bid was closed: the page of an offer is read again then. */
  readonly onThankYouClosed?: () => void;
}

/** What can be done with an offer now: bid, buy, or read that it is done. */
export const ActionBarPanel = observer(function ActionBarPanel(props: ActionBarPanelProps) {
  const { offer, onPage = false, onThankYouClosed } = props;
  const { t } = useTexts(['bidding', 'offers']);
  const bars = useInjection(ActionBarStore);
  const stored = bars.stateOf(offer).bar;
  const bar = shownBar(stored, offer);
  const keptFocus = useKeptFocus(bar, 'textarea, input');
  const slideOut = useSlideOut(onPage);

  const content = () => {
    if (bar === 'thankYouBuyNow' || bar === 'thankYouAuctionContract') {
      return <ThankYou offer={offer} bar={bar} onClosed={onThankYouClosed} />;
    }
    if (bar !== null && isDealBar(bar)) return <LazyDealPanel offer={offer} bar={bar} onPage={onPage} />;
    if (bar === null) {
      const isSaleChecked = bars.isSaleChecked(offer.hashId);
      return (
        <div className={styles.panel}>
          <p className={styles.closed} role={isSaleChecked ? 'status' : undefined}>
            {t(isSaleChecked ? 'bidding:saleChecked' : offer.realization ? 'bidding:bought' : 'offers:closed')}
          </p>
          {offer.realization && <LazyDealPanel offer={offer} bar={null} onPage={onPage} />}
          <DealStatus hashId={offer.hashId} />
        </div>
      );
    }
    return bar === 'buyNow' ? <BuyNowPanel offer={offer} onPage={onPage} /> : bidForm();
  };

  const bidForm = () => (
    <div ref={slideOut} className={styles.panel}>
      {bar !== stored && (
        <p className={styles.outbid} role="status">
          {t('bidding:outbidSince')}
        </p>
      )}
      <PlaceBidForm offer={offer} />
      <DealStatus hashId={offer.hashId} />
      {(!onPage || offer.buyNowPrice > 0) && (
        <div className={styles.ways}>
          {bar !== null && offersDifferentBid(bar, offer) && (
            <Button kind="quiet" className={styles.way} onClick={() => bars.happened(offer, 'differentOfferChosen')}>
              {t('bidding:differentOffer')}
            </Button>
          )}
          {/* Where the form took the place of a thank-you, giving it up closes that one. */}
          <Button
            kind="quiet"
            className={styles.cancel}
            onClick={() => bars.happened(offer, bar === stored ? 'resigned' : 'thankYouClosed')}
          >
            {t('bidding:cancel')}
          </Button>
        </div>
      )}
    </div>
  );

  return (
    <div {...keptFocus} className={onPage ? styles.onPage : undefined}>
      {content()}
    </div>
  );
});
