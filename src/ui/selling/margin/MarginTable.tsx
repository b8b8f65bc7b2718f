import type { ComponentProps } from 'react';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { type MarginSale, marginSum } from '../../../domain/selling/margin/MarginBook';
import { deliveryDateOf } from '../../../domain/selling/register/TaxMonth';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { type TableColumn, DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

interface MarginTableProps extends Pick<ComponentProps<typeof DataTable<MarginSale>>, 'order'> {
  readonly sales: readonly MarginSale[];
}

export function MarginTable({ sales, order }: MarginTableProps) {
  const { t, language } = useTexts(['sellingMargin', 'sellingRegister']);
  const acquisitions = useInjection(Acquisitions);
  const { calendarDate, percent } = useFormat();
  const words = useMarginTexts();
  const total = marginSum(sales);
  /** The day of delivery if it is another one and has no column. */
  const deliveredOf = (invoice: IssuedInvoice) => {
    const delivered = deliveryDateOf(invoice);
    if (delivered === invoice.date) return null;
    return <span data-folded="early">{t('sellingRegister:delivered', { date: calendarDate(delivered) })}</span>;
  };
  const columns: readonly TableColumn<MarginSale>[] = [
    {
      name: t('columns.vehicle'),
      kind: 'name',
      cell: ({ invoice }) => <Lines of={[invoice.vehicle || '–', invoice.snapshot.sent.vin]} />,
      sortedBy: ({ invoice }) => invoice.vehicle || null,
      total: <Lines of={[t('total', { count: total.count }), ...words.sumNotes(total)]} />,
    },
    {
      name: t('columns.sale'),
      kind: 'line',
      cell: ({ invoice }) => <Lines of={[calendarDate(invoice.date), invoice.number, deliveredOf(invoice)]} />,
      sortedBy: ({ invoice }) => invoice.date,
    },
    {
      name: t('columns.deliveryDate'),
      kind: 'line',
      folds: 'early',
      cell: ({ invoice }) => calendarDate(deliveryDateOf(invoice)),
      sortedBy: ({ invoice }) => deliveryDateOf(invoice),
    },
    {
      name: t('columns.acquisition'),
      cell: sale => (
        <>
          <Lines of={words.acquisitionLines(sale.acquisition)} />
          {sale.warnings.map(warning => (
            <MarginWarning key={warning}>{words.warning(warning, sale)}</MarginWarning>
          ))}
        </>
      ),
      sortedBy: ({ acquisition }) => acquisition?.date ?? null,
    },
    ...(['acquisitionPrice', 'salePrice', 'margin', 'loss', 'base', 'vat'] as const).map(
      (key): TableColumn<MarginSale> => ({
        name: t(`columns.${key}`),
        kind: 'number',
        // The parts of the margin give way first.
        ...(key === 'base' && { folds: 'first' }),
        ...(key === 'acquisitionPrice' && { folds: 'second' }),
        ...(key === 'salePrice' && { folds: 'third' }),
        cell: sale => (
          <Lines of={[words.amount(sale[key]), key === 'vat' && sale.rate !== null && percent(sale.rate)]} />
        ),
        sortedBy: sale => sale[key],
        total: words.amount(total[key]),
      }),
    ),
    {
      name: t('actions'),
      kind: 'buttons',
      cell: ({ invoice, assigned }) => (
        <>
          {assigned.length === 0 && (
            <Button onClick={() => void acquisitions.openNew(invoice)}>
              <span>{t('addTo')}</span>{' '}
              <span className="visually-hidden" translate="no">
                {invoice.number}
              </span>
            </Button>
          )}
          {assigned.map(one => (
            <Button key={one.key} onClick={() => void acquisitions.openOne(one, decimalSign(language))}>
              <span>{t('edit')}</span>{' '}
              <span className={assigned.length > 1 ? undefined : 'visually-hidden'} translate="no">
                {assigned.length > 1 ? one.vehicle : invoice.number}
              </span>
            </Button>
          ))}
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={sales}
      keyOf={({ invoice }) => invoice.id}
      columns={columns}
      variant="wide"
      perPage={20}
      order={order}
    />
  );
}
