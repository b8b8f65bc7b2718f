import type { InvoiceForm, InvoiceTotals } from '../../../../domain/selling/invoices/InvoiceForm';
import { isExempt, vatRate } from '../../../../domain/selling/invoices/Vat';
import { Row, Stack } from '../../../kit/Layout';
import { Text } from '../../../kit/Text';
import { LiveText } from '../../../shared/texts/LiveText';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import * as styles from './InvoicePage.module.css';
import { useAmount } from './useAmount';

interface InvoiceSumsProps {
  readonly totals: InvoiceTotals | null;
  readonly form: InvoiceForm;
}

const taxedRows = ['net', 'vat', 'gross', 'downPayment', 'remaining'] as const;
const exemptRows = ['gross', 'downPayment', 'remaining'] as const;

const totalLook = { lineAbove: true, paddingTop: 2, weight: 'strong' } as const;

/** The totals, updated as the dealer types. */
export function InvoiceSums({ totals, form }: InvoiceSumsProps) {
  const { t } = useTexts('sellingInvoices');
  const amount = useAmount();
  const { percent } = useFormat();
  const isTaxed = !isExempt(form.vatOption);
  const rows = isTaxed ? taxedRows : exemptRows;
  const nameOf = (row: (typeof taxedRows)[number]) =>
    t(row === 'gross' && !isTaxed ? 'invoice.total' : `invoice.${row}`);
  const rate = percent(vatRate(form.vatOption));
  const said = () => {
    if (totals === null || totals.gross === 0) return '';
    const parts = totals.downPayment === 0 ? rows.filter(row => row !== 'downPayment' && row !== 'remaining') : rows;
    // First what the client pays.
    return [...parts]
      .sort((one, other) => Number(other === 'gross') - Number(one === 'gross'))
      .map(row => `${nameOf(row)} ${row === 'vat' ? `${rate} ` : ''}${amount(totals[row])}`)
      .join(', ');
  };
  return (
    <Stack gap={2} className={styles.sums} data-price-type={form.priceType}>
      <Text as="h2" size="large" className={styles.sumsTitle}>
        {t('invoice.sums')}
      </Text>
      {/* Each letter of a price changes them. */}
      <LiveText className="visually-hidden" role="status" afterPause text={said} />
      <Stack as="dl" gap={2}>
        {rows.map(row => {
          const isTotal = row === 'gross' || row === 'remaining';
          return (
            <Row
              key={row}
              gap={4}
              align="baseline"
              justify="between"
              tabular
              size={row === 'gross' ? 'title' : 'body'}
              {...(isTotal && totalLook)}
              data-row={row}
            >
              <Text as="dt" size="body" tone={isTotal ? 'primary' : 'secondary'}>
                <span>{nameOf(row)}</span>
                {row === 'vat' && <Text tone="tertiary">{` ${rate}`}</Text>}
              </Text>
              <dd translate="no">{totals === null ? '–' : amount(totals[row])}</dd>
            </Row>
          );
        })}
      </Stack>
    </Stack>
  );
}
