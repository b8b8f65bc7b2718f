import { useState } from 'react';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { RowSkeletons } from '../../invoices/RowSkeletons';
import { useFormat } from '../../shared/useFormat';
import { useTexts } from '../../shared/useTexts';
import { PageBar } from '../entries/PageBar';
import styles from '../entries/Table.module.css';
import { IssuedFile } from '../invoices/IssuedFile';
import { useAmount } from '../invoices/useAmount';
import page from '../SellingPage.module.css';

const PER_PAGE = 20;

interface DocumentTableProps {
  readonly title: string;
  /** Null until they have loaded. */
  readonly invoices: readonly IssuedInvoice[] | null;
}

/** A client's documents: the invoices issued from this browser. */
export function DocumentTable({ title, invoices }: DocumentTableProps) {
  const { t } = useTexts(['clients', 'selling']);
  const { date, number } = useFormat();
  const amount = useAmount();
  const [wanted, setWanted] = useState(1);
  if (invoices === null) return <RowSkeletons />;
  const shown = pageOfAll(invoices, { page: wanted, perPage: PER_PAGE });
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.subtitle}>{title}</h2>
      {shown.rows.length === 0 && <p className={page.lead}>{t('clients:documents.none')}</p>}
      {shown.rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('clients:documents.columns.name')}</th>
              <th scope="col">{t('clients:documents.columns.type')}</th>
              <th scope="col">{t('clients:documents.columns.date')}</th>
              <th scope="col">{t('clients:documents.columns.vehicle')}</th>
              <th scope="col" className={styles.amount}>
                {t('selling:issued.gross')}
              </th>
              <th scope="col" className={styles.presses}>
                {t('clients:columns.actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((invoice, index) => (
              <tr key={`${invoice.id} ${invoice.number} ${index}`}>
                <th scope="row">{invoice.number}</th>
                <td data-column={t('clients:documents.columns.type')}>{t('clients:documents.types.invoice')}</td>
                <td data-column={t('clients:documents.columns.date')}>{date(noonOf(invoice.date))}</td>
                <td data-column={t('clients:documents.columns.vehicle')}>{invoice.vehicle || '–'}</td>
                <td data-column={t('selling:issued.gross')} className={styles.amount}>
                  {amount(invoice.gross)}
                </td>
                <td className={styles.presses}>
                  <IssuedFile invoice={invoice} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.totalPages > 1 && (
        <p className={page.results} role="status">
          {t('clients:results', {
            start: number(shown.start),
            end: number(shown.end),
            total: number(invoices.length),
          })}
        </p>
      )}
      <PageBar label={title} page={shown.page} totalPages={shown.totalPages} onPage={setWanted} />
    </section>
  );
}
