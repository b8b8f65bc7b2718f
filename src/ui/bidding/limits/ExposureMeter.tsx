import { TriangleAlert } from 'lucide';
import { budgetStanding, type Exposure } from '../../../domain/bidding/Exposure';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ExposureMeter.module.css';
import { useExposureTexts } from './useExposureTexts';

interface ExposureMeterProps {
  readonly exposure: Exposure;
  readonly budget: Money;
  /** How many typed bids the exposure includes. */
  readonly typedBids?: number;
  /** The space of the warning is kept, so that no digit moves what is below. */
  readonly isTyped?: boolean;
}

/** How much of the dealer's budget is bound. It warns, but blocks nothing. */
export function ExposureMeter({ exposure, budget, typedBids = 0, isTyped = false }: ExposureMeterProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const { bound } = exposure;
  const { known, parts, source } = useExposureTexts(exposure);
  const standing = budgetStanding(bound, budget);
  const values = { amount: known(bound), budget: money(budget) };
  const text =
    typedBids > 0 ? t('exposure.afterOfBudget', { ...values, count: typedBids }) : t('exposure.ofBudget', values);
  const share = budget > 0 ? Math.min(1, bound / budget) : 1;
  return (
    <div className={styles.exposure} data-standing={standing.standing} title={source}>
      <p>{text}</p>
      {!isTyped && <p>{parts}</p>}
      {standing.standing === 'within' ? (
        isTyped && <p className={styles.warning} />
      ) : (
        <p className={styles.warning}>
          <Icon of={TriangleAlert} size={14} />{' '}
          <span>
            {standing.standing === 'over' ? t('exposure.over', { amount: known(standing.by) }) : t('exposure.near')}
          </span>
        </p>
      )}
      <div
        role="meter"
        className={styles.meter}
        aria-label={t('exposure.label')}
        aria-valuemin={0}
        aria-valuemax={toEuros(budget)}
        aria-valuenow={toEuros(bound < budget ? bound : budget)}
        aria-valuetext={`${text}. ${source}`}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect width={100 * share} height={1} />
        </svg>
      </div>
    </div>
  );
}
