import type { Offer } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/Vehicle';
import type { Elements } from '../../shared/Elements';
import { Flag } from '../../shared/icons/Flag';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './tileParts.module.css';

interface OfferGlanceProps {
  readonly offer: Pick<Offer, 'vehicleType' | 'year' | 'productionYear' | 'totalMileage' | 'region'>;
  readonly children?: Elements;
}

/** Year, mileage and country on one line, because dealers look for these first. More follows if there is room. */
export function OfferGlance({ offer, children }: OfferGlanceProps) {
  const { t } = useTexts('shared');
  const { number } = useFormat();
  const facts = [
    offerYear(offer),
    offer.totalMileage === null ? null : t('units.kilometres', { value: number(offer.totalMileage) }),
  ].filter(fact => fact !== null);
  return (
    <p className={styles.glance} data-spoken>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {offer.region && <Flag code={offer.region} />}
      {children}
    </p>
  );
}
