import { useState } from 'react';
import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';
import { RowSkeletons } from '../invoices/RowSkeletons';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';
import { calendarInstant } from './calendarInstant';
import { PageBar } from './PageBar';
import { PdfLink } from './PdfLink';
import page from './SellingPage.module.css';
import styles from './Table.module.css';

const PER_PAGE = 20;

interface DocumentTableProps {
  readonly title: string;
  /** Null until they are known. */
  readonly invoices: readonly IssuedInvoice[] | null;
}

/** A client's documents: the invoices that were issued from this browser. */
export function DocumentTable({ title, invoices }: DocumentTableProps) {
  const { t } = useTexts('clients');
  const { date, number } = useFormat();
  const [shown, setShown] = useState(1);
  if (invoices === null) return <RowSkeletons />;
  const totalPages = Math.ceil(invoices.length / PER_PAGE);
  const skipped = (shown - 1) * PER_PAGE;
  const rows = invoices.slice(skipped, skipped + PER_PAGE);
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.subtitle}>{title}</h2>
      {rows.length === 0 && <p className={page.lead}>{t('documents.none')}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('documents.columns.name')}</th>
              <th scope="col">{t('documents.columns.type')}</th>
              <th scope="col">{t('documents.columns.date')}</th>
              <th scope="col">{t('documents.columns.vehicle')}</th>
              <th scope="col" className={styles.presses}>
                {t('columns.actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((invoice, index) => (
              <tr key={`${invoice.number} ${index}`}>
                <th scope="row">{invoice.number}</th>
                <td data-column={t('documents.columns.type')}>{t('documents.types.invoice')}</td>
                <td data-column={t('documents.columns.date')}>{date(calendarInstant(invoice.date))}</td>
                <td data-column={t('documents.columns.vehicle')}>{invoice.vehicle || '–'}</td>
                <td className={styles.presses}>
                  <PdfLink address={invoice.address}>{t('documents.open', { number: invoice.number })}</PdfLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {totalPages > 1 && (
        <p className={page.results} role="status">
          {t('results', {
            start: number(skipped + 1),
            end: number(skipped + rows.length),
            total: number(invoices.length),
          })}
        </p>
      )}
      <PageBar label={title} page={shown} totalPages={totalPages} onPage={setShown} />
    </section>
  );
}
