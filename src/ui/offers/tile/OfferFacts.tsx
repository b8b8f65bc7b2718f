import type { ReactNode } from 'react';
import type { Offer } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/OfferYear';
import { Flag } from '../../shared/icons/Flag';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './OfferFacts.module.css';
import { Score } from './Score';

/** The facts about the vehicle that a dealer considers before bidding. Unknown facts have no line. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersDetails', 'shared']);
  const { number, country } = useFormat();
  const isMachine = offer.vehicleType === 'AgriculturalMachine';

  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('facts.score'), <Score score={offer.score} />],
    [t(isMachine ? 'facts.productionYear' : 'facts.year'), offerYear(offer)],
    [
      t('facts.mileage'),
      offer.totalMileage === null ? null : t('shared:units.kilometres', { value: number(offer.totalMileage) }),
    ],
    [
      t('facts.country'),
      offer.region && (
        <>
          <Flag code={offer.region} /> <span>{country(offer.region)}</span>
        </>
      ),
    ],
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
