import type { InvoiceTotals } from '../../domain/selling/InvoiceForm';
import { useTexts } from '../shared/useTexts';
import { useAmount } from './useAmount';
import styles from './Invoicing.module.css';

/** What comes of the price, as it is typed. */
export function InvoiceSums({ totals }: { readonly totals: InvoiceTotals | null }) {
  const { t } = useTexts('invoicing');
  const amount = useAmount();
  const rows = ['net', 'vat', 'gross', 'downPayment', 'remaining'] as const;
  const isOverpaid = totals !== null && totals.remaining < 0;
  return (
    <div className={styles.sums}>
      <dl>
        {rows.map(row => (
          <div key={row} className={row === 'gross' || row === 'remaining' ? styles.sum : undefined}>
            <dt>{t(`invoice.${row}`)}</dt>
            <dd>{totals === null ? '–' : amount(totals[row])}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={isOverpaid ? styles.warning : 'visually-hidden'}>
        {isOverpaid && t('invoice.overpaid')}
      </p>
    </div>
  );
}
