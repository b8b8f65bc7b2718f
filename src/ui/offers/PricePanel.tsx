import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../domain/offers/Offer';
import { ActionBarPanel } from '../bidding/ActionBarPanel';
import { useFormat } from '../shared/useFormat';
import { OfferPrice } from './OfferPrice';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  readonly offer: Offer;
  readonly onThankYouClosed: () => void;
}

export const PricePanel = observer(function PricePanel({ offer, onThankYouClosed }: PricePanelProps) {
  const { t } = useTranslation('offers');
  const { money } = useFormat();
  const lines = [
    [t('offer.highestBid'), offer.highestBid > 0 ? money(offer.highestBid) : '–'],
    [t('facts.ownBid'), offer.ownBid === null ? '–' : money(offer.ownBid)],
    [t('facts.bids'), String(offer.bidsCount)],
    ...(offer.minimalPrice > 0 ? [[t('facts.minimalPrice'), money(offer.minimalPrice)]] : []),
  ] as const;
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
      <ActionBarPanel onPage offer={offer} onThankYouClosed={onThankYouClosed} />
    </section>
  );
});
