import { dealTotal, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import type { Money } from '../../domain/shared/Money';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';
import { FactLines } from './FactLines';

/** Price and commission as a sum, then the loan on the vehicle. An amount that is not known has no line. */
export function DealAmounts({ realization }: { readonly realization: RealizationDetails }) {
  const { t } = useTexts('realization');
  const { money } = useFormat();
  const { clientPrice, commission, creditBank, creditNumber } = realization;
  const total = dealTotal(realization);
  const amount = (value: Money | null) => value !== null && <span translate="no">{money(value)}</span>;
  if (clientPrice === null && commission === null && !creditBank && !creditNumber) return null;
  return (
    <div className={styles.facts}>
      <div className={total === null ? styles.amounts : styles.sum}>
        <FactLines
          lines={[
            [t('clientPrice'), amount(clientPrice)],
            [t('commission'), amount(commission)],
            [t('total'), amount(total)],
          ]}
        />
      </div>
      <FactLines
        lines={[
          [t('creditBank'), creditBank],
          [t('creditNumber'), creditNumber],
        ]}
      />
    </div>
  );
}
