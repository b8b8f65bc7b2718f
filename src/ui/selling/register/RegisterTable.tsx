import { type ComponentProps, useMemo } from 'react';
import { isIncomplete, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  registerTotal,
  statedAmounts,
  taxKindOf,
  unstatedTotal,
} from '../../../domain/selling/register/InvoiceRegister';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { MarkableLink } from '../../shared/MarkableLink';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import { IssuedFile } from '../invoices/IssuedFile';
import { useTaxKindText } from './useTaxKindText';

interface RegisterTableProps extends Pick<ComponentProps<typeof DataTable<IssuedInvoice>>, 'page' | 'order'> {
  readonly invoices: readonly IssuedInvoice[];
}

/** The found invoices, with the sums of all of them. */
export function RegisterTable({ invoices, page, order }: RegisterTableProps) {
  const { t } = useTexts(['sellingRegister', 'selling']);
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  const total = useMemo(() => registerTotal(invoices), [invoices]);
  const unstated = useMemo(() => unstatedTotal(invoices), [invoices]);
  const unstatedText =
    unstated.count > 0 &&
    total.net !== null &&
    t('sellingRegister:unstated', {
      count: unstated.count,
      amount: amount(unstated.gross),
      kinds: unstated.kinds.map(taxKindText).join(', '),
    });
  const columns: readonly Column<IssuedInvoice>[] = [
    {
      name: t('sellingRegister:columns.number'),
      kind: 'id',
      cell: ({ number }) => number,
      sortedBy: ({ number }) => number,
      total: <Lines of={[t('sellingRegister:total', { count: total.count }), unstatedText]} />,
    },
    {
      name: t('sellingRegister:columns.date'),
      kind: 'line',
      cell: ({ date }) => calendarDate(date),
      sortedBy: ({ date }) => date,
    },
    {
      name: t('sellingRegister:columns.client'),
      cell: ({ clientId, clientName }) => <MarkableLink to={paths.client(clientId)}>{clientName}</MarkableLink>,
      sortedBy: ({ clientName }) => clientName || null,
    },
    {
      name: t('sellingRegister:columns.vehicle'),
      kind: 'name',
      cell: ({ vehicle, snapshot }) => <Lines of={[vehicle || '–', snapshot.sent.vin]} />,
      sortedBy: ({ vehicle }) => vehicle || null,
    },
    {
      name: t('sellingRegister:columns.taxKind'),
      cell: invoice => (
        <Lines
          of={[
            taxKindText(taxKindOf(invoice)),
            isIncomplete(invoice) && <span title={t('sellingRegister:incompleteHint')}>{t('selling:incomplete')}</span>,
          ]}
        />
      ),
      sortedBy: taxKindOf,
    },
    ...(['net', 'vat', 'gross'] as const).map((key): Column<IssuedInvoice> => {
      const text = (value: (typeof total)[typeof key]) => (value === null ? '–' : amount(value));
      return {
        name: t(`sellingRegister:columns.${key}`),
        kind: 'number',
        cell: invoice => text(statedAmounts(invoice)[key]),
        sortedBy: invoice => statedAmounts(invoice)[key],
        total: text(total[key]),
      };
    }),
    { name: t('selling:issued.file'), kind: 'presses', cell: invoice => <IssuedFile invoice={invoice} /> },
  ];
  return (
    <DataTable
      label={t('sellingRegister:register')}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={columns}
      variant="wide"
      perPage={20}
      page={page}
      order={order}
    />
  );
}
