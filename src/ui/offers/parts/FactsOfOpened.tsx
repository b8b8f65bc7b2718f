import { OctagonAlert, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Calculations } from '../../../application/valuation/Calculations';
import type { Offer } from '../../../domain/offers/Offer';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { vehicleRisks } from '../../../domain/valuation/VehicleRisk';
import { Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './marks.module.css';

interface FactsOfOpenedProps {
  readonly offer: StatedInRow & Pick<Offer, 'hashId'>;
}

/**
 * What a list knows only of an opened offer: the hours of a machine, the number of its risks, and how far away it is. What is
 * last has no room in a narrow tile. Otherwise empty.
 */
export const FactsOfOpened = observer(function FactsOfOpened({ offer }: FactsOfOpenedProps) {
  const { t } = useTexts(['offersVehicle', 'shared']);
  const { number } = useFormat();
  const detail = useInjection(OpenedOffers).detailOf(offer.hashId);
  const way = useInjection(Calculations).transport(offer.hashId);
  const hours = detail?.vehicle?.operatingHours ?? 0;
  const isMachine = offer.vehicleType === 'AgriculturalMachine';
  const risks = detail ? vehicleRisks(offer, detail) : [];
  const isSerious = risks.some(({ weight }) => weight === 'serious');
  const names = risks.flatMap(({ reason, weight }) =>
    weight === 'none' || reason === 'notStated' ? [] : t(`offersVehicle:risks.${reason}`),
  );
  const text = `${t('offersVehicle:risks.label')}: ${names.join(', ')}`;
  const isEstimated = way?.distance.source === 'straightLine';
  const km = number(way?.distance.km ?? 0);
  const wayName = isEstimated ? t('offersVehicle:estimatedWay') : t('offersVehicle:way');
  return (
    <>
      {isMachine && hours > 0 && <span>{t('offersVehicle:units.hours', { value: number(hours) })}</span>}
      {names.length > 0 && (
        <Row
          as="span"
          inline
          gap={0.5}
          rigid
          tone={isSerious ? 'error' : 'warning'}
          weight="medium"
          role="img"
          title={text}
          data-serious={isSerious}
        >
          <Icon of={isSerious ? OctagonAlert : TriangleAlert} size={14} />
          <span>{names.length}</span>
        </Row>
      )}
      {way && (
        <Text rigid whiteSpace="nowrap" className={styles.distance} title={wayName}>
          <span className="visually-hidden">{`${wayName}: `}</span>
          <span>{isEstimated ? t('offersVehicle:byRoad', { km }) : t('shared:units.kilometres', { value: km })}</span>
        </Text>
      )}
    </>
  );
});
