import type { InvoiceForm, InvoiceTotals } from '../../../../domain/selling/invoices/InvoiceForm';
import { isExempt, vatRate } from '../../../../domain/selling/invoices/Vat';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import styles from './InvoicePage.module.css';
import { useAmount } from './useAmount';

interface InvoiceSumsProps {
  readonly totals: InvoiceTotals | null;
  readonly form: InvoiceForm;
}

const taxedRows = ['net', 'vat', 'gross', 'downPayment', 'remaining'] as const;
const exemptRows = ['gross', 'downPayment', 'remaining'] as const;

/** The totals, updated as the dealer types. */
export function InvoiceSums({ totals, form }: InvoiceSumsProps) {
  const { t } = useTexts('sellingInvoices');
  const amount = useAmount();
  const { percent } = useFormat();
  const isTaxed = !isExempt(form.vatOption);
  return (
    <div className={styles.sums} data-price-type={form.priceType}>
      <h2 className={styles.sumsTitle}>{t('invoice.sums')}</h2>
      <dl>
        {(isTaxed ? taxedRows : exemptRows).map(row => (
          <div key={row} data-row={row}>
            <dt>
              <span>{t(row === 'gross' && !isTaxed ? 'invoice.total' : `invoice.${row}`)}</span>
              {row === 'vat' && <span className={styles.rate}>{` ${percent(vatRate(form.vatOption))}`}</span>}
            </dt>
            <dd translate="no">{totals === null ? '–' : amount(totals[row])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
