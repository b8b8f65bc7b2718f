import { useMemo } from 'react';
import { Link } from 'react-router';
import { isIncomplete, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  registerTotal,
  statedAmounts,
  taxKindOf,
  unstatedTotal,
} from '../../../domain/selling/register/InvoiceRegister';
import { SortHeading } from '../../shared/lists/SortHeading';
import type { Sorting } from '../../shared/lists/useSorting';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import table from '../entries/Table.module.css';
import { useAmount } from '../invoices/form/useAmount';
import { IssuedFile } from '../invoices/IssuedFile';
import styles from './Register.module.css';
import { useTaxKindText } from './useTaxKindText';

/** What each column is sorted by. */
export const registerValues = {
  number: ({ number }: IssuedInvoice) => number,
  date: ({ date }: IssuedInvoice) => Number(date.replaceAll('-', '')),
  client: ({ clientName }: IssuedInvoice) => clientName || null,
  vehicle: ({ vehicle }: IssuedInvoice) => vehicle || null,
  taxKind: (invoice: IssuedInvoice) => taxKindOf(invoice),
  net: (invoice: IssuedInvoice) => statedAmounts(invoice).net,
  vat: (invoice: IssuedInvoice) => statedAmounts(invoice).vat,
  gross: ({ gross }: IssuedInvoice) => gross,
};

type RegisterColumn = keyof typeof registerValues;

const texts = ['number', 'date', 'client', 'vehicle', 'taxKind'] as const satisfies readonly RegisterColumn[];
const amounts = ['net', 'vat', 'gross'] as const satisfies readonly RegisterColumn[];

interface RegisterTableProps {
  /** The rows of this page. */
  readonly shown: readonly IssuedInvoice[];
  /** The rows of all pages, which are added up. */
  readonly all: readonly IssuedInvoice[];
  readonly sorting: Sorting<RegisterColumn>;
}

/** The register of issued invoices, with the sums of all rows. */
export function RegisterTable({ shown, all, sorting }: RegisterTableProps) {
  const { t } = useTexts(['sellingRegister', 'selling']);
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  const total = useMemo(() => registerTotal(all), [all]);
  const unstated = useMemo(() => unstatedTotal(all), [all]);
  const heading = (column: RegisterColumn) => t(`sellingRegister:columns.${column}`);
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={t('sellingRegister:register')}>
      <thead>
        <tr>
          {texts.map(column => (
            <SortHeading key={column} column={column} sorting={sorting} name={heading(column)} />
          ))}
          {amounts.map(column => (
            <SortHeading
              key={column}
              column={column}
              sorting={sorting}
              name={heading(column)}
              className={table.amount}
            />
          ))}
          <th scope="col" className={`${table.presses} ${styles.controls}`}>
            {t('selling:issued.file')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(invoice => (
          <tr key={invoice.id}>
            <th scope="row" className={table.number} translate="no">
              {invoice.number}
            </th>
            <td data-column={heading('date')} className={table.date}>
              {calendarDate(invoice.date)}
            </td>
            <td data-column={heading('client')}>
              <Link to={paths.client(invoice.clientId)}>{invoice.clientName}</Link>
            </td>
            <td data-column={heading('vehicle')} translate="no">
              <span className={styles.line}>{invoice.vehicle || '–'}</span>
              {invoice.snapshot?.sent.vin && <span className={styles.detail}>{invoice.snapshot.sent.vin}</span>}
            </td>
            <td data-column={heading('taxKind')} className={styles.kind}>
              <span className={styles.line}>{taxKindText(taxKindOf(invoice))}</span>
              {isIncomplete(invoice) && (
                <span className={styles.detail} title={t('sellingRegister:incompleteHint')}>
                  {t('selling:incomplete')}
                </span>
              )}
            </td>
            {amounts.map(column => {
              const stated = statedAmounts(invoice)[column];
              return (
                <td key={column} data-column={heading(column)} className={table.amount} translate="no">
                  {stated === null ? '–' : amount(stated)}
                </td>
              );
            })}
            <td className={`${table.presses} ${styles.controls}`}>
              <IssuedFile invoice={invoice} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={texts.length}>
            <span className={styles.line}>{t('sellingRegister:total', { count: total.count })}</span>
            {unstated.count > 0 && total.net !== null && (
              <span className={styles.detail}>
                {t('sellingRegister:unstated', {
                  count: unstated.count,
                  amount: amount(unstated.gross),
                  kinds: unstated.kinds.map(taxKindText).join(', '),
                })}
              </span>
            )}
          </th>
          {amounts.map(column => (
            <td key={column} data-column={heading(column)} className={table.amount} translate="no">
              {total[column] === null ? '–' : amount(total[column])}
            </td>
          ))}
          <td className={`${styles.blank} ${styles.controls}`} />
        </tr>
      </tfoot>
    </table>
  );
}
