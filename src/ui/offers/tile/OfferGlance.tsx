import type { Offer } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/offerYear';
import { Flag } from '../../shared/icons/Flag';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './OfferGlance.module.css';

interface OfferGlanceProps {
  readonly offer: Pick<Offer, 'vehicleType' | 'year' | 'productionYear' | 'totalMileage' | 'region'>;
}

/** Year, mileage and country on one line, because dealers look for these first. */
export function OfferGlance({ offer }: OfferGlanceProps) {
  const { t } = useTexts('shared');
  const { number } = useFormat();
  const facts = [
    offerYear(offer),
    offer.totalMileage === null ? null : t('units.kilometres', { value: number(offer.totalMileage) }),
  ].filter(fact => fact !== null);
  return (
    <p className={styles.glance}>
      <span>{facts.join(' · ')}</span>
      {offer.region && <Flag code={offer.region} />}
    </p>
  );
}
