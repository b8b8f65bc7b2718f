import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { SortHeading } from '../../shared/lists/SortHeading';
import type { Sorting } from '../../shared/lists/useSorting';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../entries/Table.module.css';
import { useAmount } from './form/useAmount';
import { IssuedFile } from './IssuedFile';

export const invoiceValues = {
  number: ({ number }: IssuedInvoice) => number,
  client: ({ clientName }: IssuedInvoice) => clientName || null,
  vehicle: ({ vehicle }: IssuedInvoice) => vehicle || null,
  date: ({ date }: IssuedInvoice) => date,
  gross: ({ gross }: IssuedInvoice) => gross,
};

export type InvoiceColumn = keyof typeof invoiceValues;

interface Column {
  readonly heading: string;
  /** What the table is sorted by if its heading is pressed. */
  readonly sortedBy?: InvoiceColumn;
  readonly cell: (invoice: IssuedInvoice) => ReactNode;
}

interface InvoiceTableProps {
  readonly invoices: readonly IssuedInvoice[];
  /** Omitted by a table that shows a part of the invoices. */
  readonly sorting?: Sorting<InvoiceColumn> | undefined;
  /** The headings of the first and the last column: the number and the file. */
  readonly number: string;
  readonly file: string;
  /** The columns between the number and the gross amount. */
  readonly columns: readonly Column[];
}

export function InvoiceTable({ invoices, sorting, number, file, columns }: InvoiceTableProps) {
  const { t } = useTexts('selling');
  const amount = useAmount();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <SortHeading column="number" sorting={sorting} name={number} />
          {columns.map(({ heading, sortedBy }) =>
            sortedBy ? (
              <SortHeading key={heading} column={sortedBy} sorting={sorting} name={heading} />
            ) : (
              <th key={heading} scope="col">
                {heading}
              </th>
            ),
          )}
          <SortHeading column="gross" sorting={sorting} name={t('issued.gross')} className={styles.amount} />
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
            {columns.map(({ heading, cell }) => (
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

interface IssuedTableProps {
  readonly invoices: readonly IssuedInvoice[];
  /** Omitted by a table that shows a part of the invoices. */
  readonly sorting?: Sorting<InvoiceColumn> | undefined;
}

/** The issued invoices of all clients. */
export function IssuedTable({ invoices, sorting }: IssuedTableProps) {
  const { t } = useTexts('selling');
  const { date } = useFormat();
  return (
    <InvoiceTable
      invoices={invoices}
      sorting={sorting}
      number={t('issued.number')}
      file={t('issued.file')}
      columns={[
        {
          heading: t('issued.client'),
          sortedBy: 'client',
          cell: ({ clientId, clientName }) => <Link to={paths.client(clientId)}>{clientName}</Link>,
        },
        { heading: t('issued.vehicle'), sortedBy: 'vehicle', cell: ({ vehicle }) => vehicle || '–' },
        {
          heading: t('issued.date'),
          sortedBy: 'date',
          cell: invoice => <span className={styles.date}>{date(noonOf(invoice.date))}</span>,
        },
      ]}
    />
  );
}
