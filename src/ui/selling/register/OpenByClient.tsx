import { useMemo } from 'react';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { openByClient, openTotal } from '../../../domain/selling/register/Payment';
import { DataTable } from '../../shared/lists/DataTable';
import { MarkableLink } from '../../shared/MarkableLink';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import { Section } from '../Section';

/** What each client still has to pay, and all of them together. */
export function OpenByClient({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  const { number } = useFormat();
  const amount = useAmount();
  const sums = useMemo(() => openByClient(invoices), [invoices]);
  if (sums.length === 0) return null;
  return (
    <Section title={t('open.title')}>
      <DataTable
        label={t('open.title')}
        rows={sums}
        keyOf={({ clientId }) => clientId}
        columns={[
          {
            name: t('columns.client'),
            cell: ({ clientId, clientName }) => <MarkableLink to={paths.client(clientId)}>{clientName}</MarkableLink>,
            total: t('open.total'),
          },
          {
            name: t('sums.count'),
            kind: 'number',
            cell: ({ count }) => number(count),
            total: number(sums.reduce((total, { count }) => total + count, 0)),
          },
          {
            name: t('columns.open'),
            kind: 'number',
            cell: sum => amount(sum.amount),
            total: amount(openTotal(invoices)),
          },
        ]}
        perPage={12}
      />
    </Section>
  );
}
