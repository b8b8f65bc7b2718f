import type { Offer } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/Vehicle';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { Score } from '../tile/Score';
import { Line } from './PriceBlock';

/** The facts about the vehicle that a dealer considers before bidding. Unknown facts have no line. */
export function VehicleLines({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersDetails', 'shared']);
  const { number, country } = useFormat();
  const isMachine = offer.vehicleType === 'AgriculturalMachine';
  const year = offerYear(offer);
  return (
    <>
      {year !== null && <Line name={t(isMachine ? 'facts.productionYear' : 'facts.year')}>{year}</Line>}
      {offer.totalMileage !== null && (
        <Line name={t('facts.mileage')}>{t('shared:units.kilometres', { value: number(offer.totalMileage) })}</Line>
      )}
      {offer.region && <Line name={t('facts.country')}>{country(offer.region)}</Line>}
      {offer.score !== null && (
        <Line name={t('facts.score')}>
          <Score score={offer.score} />
        </Line>
      )}
    </>
  );
}
