import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../domain/selling/margin/Acquisition';
import { Button } from '../../shared/Button';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

interface UnsoldTableProps {
  readonly acquisitions: readonly KeyedAcquisition[];
  readonly invoices: readonly IssuedInvoice[];
  readonly onEdit: (acquisition: KeyedAcquisition) => void;
}

/** The acquisitions that no invoice sold. An invoice without an answer of the server may have sold an acquisition. */
export function UnsoldTable({ acquisitions, invoices, onEdit }: UnsoldTableProps) {
  const { t } = useTexts('sellingMargin');
  const words = useMarginTexts();
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  return (
    <section className={page.section} aria-label={t('unsold')}>
      <h2 className={page.subtitle}>{t('unsold')}</h2>
      <DataTable
        label={t('unsold')}
        rows={acquisitions}
        keyOf={({ key }) => key}
        columns={[
          {
            name: t('columns.vehicle'),
            kind: 'name',
            cell: ({ vehicle, vin }) => <Lines of={[vehicle || '–', vin]} />,
          },
          {
            name: t('columns.acquisition'),
            cell: acquisition => (
              <>
                <Lines of={words.acquisitionLines(acquisition)} />
                {acquisition.invoiceId !== null && (
                  <MarginWarning>
                    {t('unconfirmed', { number: numbers.get(acquisition.invoiceId) ?? '' })}
                  </MarginWarning>
                )}
              </>
            ),
          },
          { name: t('columns.acquisitionPrice'), kind: 'number', cell: ({ price }) => words.amount(price) },
          {
            name: t('actions'),
            kind: 'presses',
            cell: acquisition => (
              <Button onClick={() => onEdit(acquisition)}>
                <span>{t('edit')}</span>{' '}
                <span className="visually-hidden" translate="no">
                  {acquisition.vehicle}
                </span>
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
