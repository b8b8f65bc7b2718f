import { useState } from 'react';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { RowSkeletons } from '../../shared/lists/RowSkeletons';
import { useSorting } from '../../shared/lists/useSorting';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { PageBar } from '../entries/PageBar';
import table from '../entries/Table.module.css';
import { invoiceValues, InvoiceTable } from '../invoices/IssuedTable';
import page from '../SellingPage.module.css';

const PER_PAGE = 20;
const none: readonly IssuedInvoice[] = [];

interface DocumentTableProps {
  readonly title: string;
  /** Null until they have loaded. */
  readonly invoices: readonly IssuedInvoice[] | null;
}

/** A client's documents: the invoices issued from this browser. */
export function DocumentTable({ title, invoices }: DocumentTableProps) {
  const { t } = useTexts('clients');
  const { date } = useFormat();
  const [wanted, setWanted] = useState(1);
  const [inOrder, sorting] = useSorting(invoices ?? none, invoiceValues);
  if (invoices === null) return <RowSkeletons />;
  const shown = pageOfAll(inOrder, { page: wanted, perPage: PER_PAGE });
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.subtitle}>{title}</h2>
      {shown.rows.length === 0 && <p className={page.lead}>{t('documents.none')}</p>}
      {shown.rows.length > 0 && (
        <InvoiceTable
          invoices={shown.rows}
          sorting={sorting}
          number={t('documents.columns.name')}
          file={t('columns.actions')}
          columns={[
            { heading: t('documents.columns.type'), cell: () => t('documents.types.invoice') },
            {
              heading: t('documents.columns.date'),
              sortedBy: 'date',
              cell: invoice => <span className={table.date}>{date(noonOf(invoice.date))}</span>,
            },
            { heading: t('documents.columns.vehicle'), sortedBy: 'vehicle', cell: ({ vehicle }) => vehicle || '–' },
          ]}
        />
      )}
      {shown.totalPages > 1 && (
        <p className={page.results} role="status">
          {t('results', { start: shown.start, end: shown.end, total: invoices.length })}
        </p>
      )}
      <PageBar label={title} page={shown.page} totalPages={shown.totalPages} onPage={setWanted} />
    </section>
  );
}
