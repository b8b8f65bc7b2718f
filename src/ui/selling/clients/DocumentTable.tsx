import { useState } from 'react';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { RowSkeletons } from '../../shared/lists/RowSkeletons';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { PageBar } from '../entries/PageBar';
import table from '../entries/Table.module.css';
import { InvoiceTable } from '../invoices/IssuedTable';
import page from '../SellingPage.module.css';

const PER_PAGE = 20;

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
  if (invoices === null) return <RowSkeletons />;
  const shown = pageOfAll(invoices, { page: wanted, perPage: PER_PAGE });
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.subtitle}>{title}</h2>
      {shown.rows.length === 0 && <p className={page.lead}>{t('documents.none')}</p>}
      {shown.rows.length > 0 && (
        <InvoiceTable
          invoices={shown.rows}
          number={t('documents.columns.name')}
          file={t('columns.actions')}
          columns={{
            [t('documents.columns.type')]: () => t('documents.types.invoice'),
            [t('documents.columns.date')]: invoice => <span className={table.date}>{date(noonOf(invoice.date))}</span>,
            [t('documents.columns.vehicle')]: ({ vehicle }) => vehicle || '–',
          }}
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
