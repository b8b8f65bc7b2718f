import { dealTotal, type Deal } from '../../domain/offers/Deal';
import type { Money } from '../../domain/shared/Money';
import { Stack } from '../kit/Layout';
import { FactLines } from '../shared/offer/FactLines';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './Deal.module.css';

/** Price and commission as a sum, then the loan on the vehicle. */
export function DealAmounts({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const { clientPrice, commission, creditBank, creditNumber } = deal;
  if (clientPrice === null && commission === null && !creditBank && !creditNumber) return null;
  return (
    <Stack gap={2} breakWords className={styles.facts}>
      <DealSum deal={deal} />
      <FactLines
        lines={[
          [t('creditBank'), creditBank],
          [t('creditNumber'), creditNumber],
        ]}
      />
    </Stack>
  );
}

/** The price, the commission and their total, each with its name. An amount that is not known has no line. */
function DealSum({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const { money } = useFormat();
  const { clientPrice, commission } = deal;
  const total = dealTotal(deal);
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
