import { CircleCheck, CircleQuestionMark, type IconNode, OctagonAlert, TriangleAlert } from 'lucide';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { vehicleRisks, type VehicleRisk } from '../../../domain/valuation/VehicleRisks';
import { Icon } from '../../shared/Icon';
import { openPart } from '../../shared/openPart';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './RiskRow.module.css';

interface RiskRowProps {
  readonly offer: StatedInRow;
  /** The row keeps its place until the detail has loaded. */
  readonly detail: OfferDetail | undefined;
}

const icons: Readonly<Record<VehicleRisk['weight'], IconNode>> = {
  serious: OctagonAlert,
  minor: TriangleAlert,
  none: CircleCheck,
};

/** What may cost the buyer money, as tags. The tag of what is not stated opens the list of these facts. */
export function RiskRow({ offer, detail }: RiskRowProps) {
  const { t } = useTexts('offersVehicle');
  const risks = detail ? vehicleRisks(offer, detail) : [];
  return (
    <ul className={styles.risks} aria-label={t('risks.label')}>
      {risks.map(risk => (
        <li key={risk.reason}>
          {risk.reason === 'notStated' ? (
            <button
              type="button"
              className={styles.tag}
              data-weight={risk.weight}
              onClick={({ currentTarget }) => openPart(currentTarget.closest('aside'), 'notStated')}
            >
              <Icon of={CircleQuestionMark} size={14} />
              <span>{t('risks.notStated', { count: risk.count })}</span>
            </button>
          ) : (
            <span className={styles.tag} data-weight={risk.weight}>
              <Icon of={icons[risk.weight]} size={14} />
              <span>{t(`risks.${risk.reason}`)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
