import type { RegisterSum } from '../../../domain/selling/register/InvoiceRegister';
import { useAmount } from '../invoices/form/useAmount';
import styles from '../SellingDashboard.module.css';
import { useTaxKindText } from './useTaxKindText';

/** The gross sum of each kind of tax. */
export function MonthByTax({ sums }: { readonly sums: readonly RegisterSum[] }) {
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  if (sums.length === 0) return null;
  return (
    <dl className={styles.byTax}>
      {sums.map(({ taxKind, gross }) => (
        <div key={taxKind}>
          <dt>{taxKindText(taxKind)}</dt>
          <dd translate="no">{amount(gross)}</dd>
        </div>
      ))}
    </dl>
  );
}
