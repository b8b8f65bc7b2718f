import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { ActionBarPanel } from '../../bidding/ActionBarPanel';
import { LimitField } from '../../bidding/LimitField';
import { NoteField } from '../../book/NoteField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { OfferPrice } from '../tile/OfferPrice';
import { OwnBid } from '../tile/OwnBid';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  readonly offer: Offer;
  readonly onThankYouClosed: () => void;
}

/** The price of an offer and the dealer's own bid. The panels to bid or buy open inside this panel. */
export const PricePanel = observer(function PricePanel({ offer, onThankYouClosed }: PricePanelProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const amount = (value: Money) => <span translate="no">{money(value)}</span>;
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('facts.highestBid'), offer.highestBid > 0 ? amount(offer.highestBid) : '–'],
    [t('facts.ownBid'), <OwnBid offer={offer} />],
    [t('facts.bids'), String(offer.bidsCount ?? '–')],
    ...(offer.minimalPrice > 0 ? ([[t('facts.minimalPrice'), amount(offer.minimalPrice)]] as const) : []),
  ];

  return (
    <section className={styles.panel} aria-label={t('price')}>
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
      {isOnSale(offer) && <LimitField offer={offer} />}
      <NoteField hashId={offer.hashId} />
    </section>
  );
});
