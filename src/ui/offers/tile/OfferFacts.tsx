import type { ReactNode } from 'react';
import type { Offer } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/OfferYear';
import { Flag } from '../../shared/Flag';
import { useFormat } from '../../shared/useFormat';
import { useTexts } from '../../shared/useTexts';
import styles from './OfferFacts.module.css';
import { OwnBid } from './OwnBid';
import { Score } from './Score';

/** The facts that a dealer considers before bidding. Unknown facts have no line. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offers', 'shared']);
  const { money, number, country } = useFormat();
  const isMachine = offer.vehicleType === 'AgriculturalMachine';

  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('offers:facts.score'), <Score score={offer.score} />],
    [t(isMachine ? 'offers:facts.productionYear' : 'offers:facts.year'), offerYear(offer)],
    [
      t('offers:facts.mileage'),
      offer.totalMileage === null ? null : t('shared:units.kilometres', { value: number(offer.totalMileage) }),
    ],
    [
      t('offers:facts.country'),
      offer.region && (
        <>
          <Flag code={offer.region} /> {country(offer.region)}
        </>
      ),
    ],
    [t('offers:facts.bids'), offer.bidsCount],
    [t('offers:facts.highestBid'), offer.highestBid > 0 ? money(offer.highestBid) : null],
    [t('offers:facts.ownBid'), <OwnBid offer={offer} />],
    [t('offers:facts.buyNow'), offer.buyNowPrice > 0 ? money(offer.buyNowPrice) : null],
    [t('offers:facts.minimalPrice'), offer.minimalPrice > 0 ? money(offer.minimalPrice) : null],
    [t('offers:facts.finalPrice'), offer.finalPrice === null ? null : money(offer.finalPrice)],
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
