import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { openAmount } from '../../../domain/selling/register/Payment';
import { Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import { IssuedFile, IssuedNumber, Struck } from '../invoices/IssuedNumber';
import { OpenAmount } from '../invoices/OpenAmount';
import { PaymentButton } from '../invoices/PaymentButton';
import { Section } from '../Section';

/** A client's documents: the invoices issued from this browser. */
export function DocumentTable({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts(['clients', 'selling']);
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const title = t('clients:documents.title');
  return (
    <Section title={title} marginTop={4}>
      <DataTable
        label={title}
        rows={invoices}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t('clients:documents.columns.name'),
            kind: 'id',
            cell: invoice => <IssuedNumber invoice={invoice} />,
            sortedBy: ({ number }) => number,
          },
          {
            name: t('clients:documents.columns.type'),
            cell: () => <Text whiteSpace="nowrap">{t('clients:documents.types.invoice')}</Text>,
          },
          {
            name: t('clients:documents.columns.date'),
            kind: 'line',
            cell: invoice => calendarDate(invoice.date),
            sortedBy: invoice => invoice.date,
          },
          {
            name: t('clients:documents.columns.vehicle'),
            cell: ({ vehicle }) => vehicle || '–',
            sortedBy: ({ vehicle }) => vehicle || null,
          },
          {
            name: t('selling:issued.gross'),
            kind: 'number',
            cell: invoice => <Struck invoice={invoice}>{amount(invoice.gross)}</Struck>,
            sortedBy: ({ gross }) => gross,
          },
          {
            name: t('selling:payment.open'),
            kind: 'number',
            folds: 'lines',
            cell: invoice => <OpenAmount invoice={invoice} />,
            sortedBy: openAmount,
          },
          {
            name: t('clients:columns.actions'),
            kind: 'buttons',
            cell: invoice => (
              <Row as="span" gap={1.5} justify="end">
                <IssuedFile invoice={invoice} />
                <PaymentButton invoice={invoice} />
              </Row>
            ),
          },
        ]}
        perPage={20}
        rangeText={range => t('clients:results', { ...range })}
      />
    </Section>
  );
}
