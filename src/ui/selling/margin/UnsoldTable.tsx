import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedPurchase } from '../../../domain/selling/margin/Purchase';
import { Button } from '../../shared/Button';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

interface UnsoldTableProps {
  readonly purchases: readonly KeyedPurchase[];
  readonly invoices: readonly IssuedInvoice[];
  readonly onEdit: (purchase: KeyedPurchase) => void;
}

/** The purchases that no invoice sold. An invoice without an answer of the server may have sold a purchase. */
export function UnsoldTable({ purchases, invoices, onEdit }: UnsoldTableProps) {
  const { t } = useTexts('sellingMargin');
  const words = useMarginTexts();
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  return (
    <section className={page.section} aria-label={t('unsold')}>
      <h2 className={page.subtitle}>{t('unsold')}</h2>
      <DataTable
        label={t('unsold')}
        rows={purchases}
        keyOf={({ key }) => key}
        columns={[
          {
            name: t('columns.vehicle'),
            kind: 'name',
            cell: ({ vehicle, vin }) => <Lines of={[vehicle || '–', vin]} />,
          },
          {
            name: t('columns.purchase'),
            cell: purchase => (
              <>
                <Lines of={words.purchaseLines(purchase)} />
                {purchase.invoiceId !== null && (
                  <MarginWarning>{t('unconfirmed', { number: numbers.get(purchase.invoiceId) ?? '' })}</MarginWarning>
                )}
              </>
            ),
          },
          { name: t('columns.purchasePrice'), kind: 'number', cell: ({ price }) => words.amount(price) },
          {
            name: t('actions'),
            kind: 'presses',
            cell: purchase => (
              <Button onClick={() => onEdit(purchase)}>
                <span>{t('edit')}</span>{' '}
                <span className="visually-hidden" translate="no">
                  {purchase.vehicle}
                </span>
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
