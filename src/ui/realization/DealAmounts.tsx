import { dealTotal, type RealizationDetails } from '../../domain/offers/RealizationDetails';
import type { Money } from '../../domain/shared/Money';
import { FactLines } from '../shared/offer/FactLines';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';

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

/** The price, the commission and their total, each with its name. An amount that is not known has no line. */
export function DealSum({ realization }: { readonly realization: RealizationDetails }) {
  const { t } = useTexts('realization');
  const { money } = useFormat();
  const { clientPrice, commission } = realization;
  const total = dealTotal(realization);
  const amount = (value: Money | null) => value !== null && <span translate="no">{money(value)}</span>;
  return (
    <div className={total === null ? styles.amounts : styles.sum}>
      <FactLines
        lines={[
          [t('clientPrice'), amount(clientPrice)],
          [t('commission'), amount(commission)],
          [t('total'), amount(total)],
        ]}
      />
    </div>
  );
}
