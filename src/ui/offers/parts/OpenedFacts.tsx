import { OctagonAlert, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OfferDetails } from '../../../application/offers/OfferDetails';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import type { Offer } from '../../../domain/offers/Offer';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { vehicleRisks } from '../../../domain/valuation/VehicleRisk';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './OpenedFacts.module.css';

interface OpenedFactsProps {
  readonly offer: StatedInRow & Pick<Offer, 'hashId'>;
}

/** What a list knows only of an opened offer: how far away it is, and the number of its risks. Otherwise empty. */
export const OpenedFacts = observer(function OpenedFacts({ offer }: OpenedFactsProps) {
  const { t } = useTexts(['offersVehicle', 'shared']);
  const { number } = useFormat();
  const detail = useInjection(OfferDetails).get(offer.hashId);
  const way = useInjection(CalculateOffer).transport(offer.hashId);
  const risks = (detail ? vehicleRisks(offer, detail) : []).filter(
    ({ reason, weight }) => weight !== 'none' && reason !== 'notStated',
  );
  const isSerious = risks.some(({ weight }) => weight === 'serious');
  const names = risks.map(({ reason }) => (reason === 'notStated' ? '' : t(`offersVehicle:risks.${reason}`)));
  const text = `${t('offersVehicle:risks.label')}: ${names.join(', ')}`;
  return (
    <>
      {way && (
        <span className={styles.distance} title={t('offersVehicle:way')}>
          <span className="visually-hidden">{`${t('offersVehicle:way')}: `}</span>
          <span>{t('shared:units.kilometres', { value: number(way.distance.km) })}</span>
        </span>
      )}
      {risks.length > 0 && (
        <span role="img" aria-label={text} title={text} className={styles.risks} data-serious={isSerious}>
          <Icon of={isSerious ? OctagonAlert : TriangleAlert} size={14} />
          <span>{risks.length}</span>
        </span>
      )}
    </>
  );
});
