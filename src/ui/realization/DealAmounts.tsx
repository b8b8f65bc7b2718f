import type { RealizationDetails } from '../../domain/offers/RealizationDetails';
import { FactLines } from '../shared/offer/FactLines';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';
import { DealSum } from './DealSum';

/** Price and commission as a sum, then the loan on the vehicle. */
export function DealAmounts({ realization }: { readonly realization: RealizationDetails }) {
  const { t } = useTexts('realization');
  const { clientPrice, commission, creditBank, creditNumber } = realization;
  if (clientPrice === null && commission === null && !creditBank && !creditNumber) return null;
  return (
    <div className={styles.facts}>
      <DealSum realization={realization} />
      <FactLines
        lines={[
          [t('creditBank'), creditBank],
          [t('creditNumber'), creditNumber],
        ]}
      />
    </div>
  );
}
