import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import type { Offer } from '../../domain/offers/Offer';
import { ActionBarPanel } from '../bidding/ActionBarPanel';
import { BuyNowOpeners } from '../bidding/BuyNowOpeners';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { OfferPrice } from './OfferPrice';
import { useTexts } from '../shared/useTexts';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  readonly offer: Offer;
  readonly onThankYouClosed: () => void;
}

/** What an offer costs and where the dealer stands; buying asks once more, in a panel that slides in. */
export const PricePanel = observer(function PricePanel({ offer, onThankYouClosed }: PricePanelProps) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const bars = useInjection(ActionBarStore);
  const [isBuying, setBuying] = useState(false);
  const offersPurchase = !offer.closed && offer.buyNowPrice > 0 && bars.stateOf(offer).bar === 'buyNow';
  const isUntouched = bars.stepOf(offer.hashId).step === 'idle';

  const lines = [
    [t('facts.highestBid'), offer.highestBid > 0 ? money(offer.highestBid) : '–'],
    [t('facts.ownBid'), offer.ownBid === null ? '–' : money(offer.ownBid)],
    [t('facts.bids'), String(offer.bidsCount)],
    ...(offer.minimalPrice > 0 ? [[t('facts.minimalPrice'), money(offer.minimalPrice)]] : []),
  ] as const;

  const handleThankYouClosed = () => {
    setBuying(false);
    onThankYouClosed();
  };

  return (
    <section className={styles.panel} aria-label={t('offer.price')}>
      <OfferPrice offer={offer} />
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offersPurchase && isUntouched && !isBuying ? (
        <BuyNowOpeners offer={offer} onBuy={() => setBuying(true)} />
      ) : (
        <ActionBarPanel
          onPage
          offer={offer}
          onCancelled={() => setBuying(false)}
          onThankYouClosed={handleThankYouClosed}
        />
      )}
    </section>
  );
});
