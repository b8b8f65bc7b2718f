import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { isDealBar, shownBar } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { LazyDealPanel } from '../realization/DealPanel.lazy';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useKeptFocus } from '../shared/useKeptFocus';
import { useTexts } from '../shared/useTexts';
import styles from './ActionBarPanel.module.css';
import { BuyNowPanel } from './BuyNowPanel';
import { DealStatus } from './DealStatus';
import { PlaceBidForm } from './PlaceBidForm';
import { ThankYou } from './ThankYou';
import { useSlideOut } from './useSlideOut';

interface ActionBarPanelProps {
  readonly offer: Offer;
  /** True on the offer page, which has no row to collapse. */
  readonly onPage?: boolean;
  /** Called when the dealer closes the thank-you message of a bid. The offer page then re-reads the offer. */
  readonly onThankYouClosed?: () => void;
}

/** The actions that an offer allows now: bid, buy, or read that the offer is closed. */
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
      const isFindingBuyer = bars.isFindingBuyer(offer.hashId);
      return (
        <div className={styles.panel}>
          <p className={styles.closed} role={isFindingBuyer ? 'status' : undefined}>
            {t(isFindingBuyer ? 'bidding:saleChecked' : offer.realization ? 'bidding:bought' : 'offers:closed')}
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
      {(!onPage || offer.buyNowPrice > 0) && (
        <div className={styles.ways}>
          {/* If the form replaced a thank-you message because the dealer was outbid, Cancel closes that message. */}
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
