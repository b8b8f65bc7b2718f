import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../entries/Table.module.css';
import { IssuedFile } from './IssuedFile';
import { useAmount } from './useAmount';

interface InvoiceTableProps {
  readonly invoices: readonly IssuedInvoice[];
  /** The headings of the first and the last column: the number and the file. */
  readonly number: string;
  readonly file: string;
  /** The columns between the number and the gross amount, by their headings. */
  readonly columns: Readonly<Record<string, (invoice: IssuedInvoice) => ReactNode>>;
}

export function InvoiceTable({ invoices, number, file, columns }: InvoiceTableProps) {
  const { t } = useTexts('selling');
  const amount = useAmount();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[number, ...Object.keys(columns)].map(heading => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          <th scope="col" className={styles.amount}>
            {t('issued.gross')}
          </th>
          <th scope="col" className={styles.presses}>
            {file}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice, index) => (
          <tr key={`${invoice.id} ${invoice.number} ${index}`}>
            <th scope="row" className={styles.number} translate="no">
              {invoice.number}
            </th>
            {Object.entries(columns).map(([heading, cell]) => (
              <td key={heading} data-column={heading}>
                {cell(invoice)}
              </td>
            ))}
            <td data-column={t('issued.gross')} className={styles.amount} translate="no">
              {amount(invoice.gross)}
            </td>
            <td className={styles.presses}>
              <IssuedFile invoice={invoice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The issued invoices of all clients. */
export function IssuedTable({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('selling');
  const { date } = useFormat();
  return (
    <InvoiceTable
      invoices={invoices}
      number={t('issued.number')}
      file={t('issued.file')}
      columns={{
        [t('issued.client')]: ({ clientId, clientName }) => <Link to={paths.client(clientId)}>{clientName}</Link>,
        [t('issued.vehicle')]: ({ vehicle }) => vehicle || '–',
        [t('issued.date')]: invoice => <span className={styles.date}>{date(noonOf(invoice.date))}</span>,
      }}
    />
  );
}
