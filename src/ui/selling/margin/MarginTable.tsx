import { TriangleAlert } from 'lucide';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { type MarginSale, marginSum } from '../../../domain/selling/margin/MarginBook';
import type { KeyedPurchase } from '../../../domain/selling/margin/Purchase';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { SortHeading } from '../../shared/lists/SortHeading';
import type { Sorting } from '../../shared/lists/useSorting';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import table from '../entries/Table.module.css';
import styles from '../register/Register.module.css';
import { MarginSumNotes } from './MarginSumNotes';
import { useMarginTexts } from './useMarginTexts';

/** What each column is sorted by. */
export const marginValues = {
  vehicle: ({ invoice }: MarginSale) => invoice.vehicle || null,
  sale: ({ invoice }: MarginSale) => Number(invoice.date.replaceAll('-', '')),
  purchase: ({ purchase }: MarginSale) => (purchase?.date ? Number(purchase.date.replaceAll('-', '')) : null),
  purchasePrice: ({ purchasePrice }: MarginSale) => purchasePrice,
  salePrice: ({ salePrice }: MarginSale) => salePrice,
  margin: ({ margin }: MarginSale) => margin,
  vat: ({ vat }: MarginSale) => vat,
};

type MarginColumn = keyof typeof marginValues;

const texts = ['vehicle', 'sale', 'purchase'] as const satisfies readonly MarginColumn[];
const amounts = ['purchasePrice', 'salePrice', 'margin', 'vat'] as const satisfies readonly MarginColumn[];

interface MarginTableProps {
  /** The rows of this page. */
  readonly shown: readonly MarginSale[];
  /** The rows of all pages, which are added up. */
  readonly all: readonly MarginSale[];
  readonly sorting: Sorting<MarginColumn>;
  readonly onAdd: (invoice: IssuedInvoice) => void;
  readonly onEdit: (purchase: KeyedPurchase) => void;
}

export function MarginTable({ shown, all, sorting, onAdd, onEdit }: MarginTableProps) {
  const { t } = useTexts('sellingMargin');
  const { calendarDate, percent } = useFormat();
  const words = useMarginTexts();
  const total = marginSum(all);
  const heading = (column: MarginColumn) => t(`columns.${column}`);
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={t('title')}>
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
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(sale => {
          const { invoice, assigned, purchase, rate, warnings } = sale;
          return (
            <tr key={invoice.id}>
              <th scope="row" translate="no">
                <span className={styles.line}>{invoice.vehicle || '–'}</span>
                {invoice.snapshot?.sent.vin && <span className={styles.detail}>{invoice.snapshot.sent.vin}</span>}
              </th>
              <td data-column={heading('sale')} className={table.date}>
                <span className={styles.line}>{calendarDate(invoice.date)}</span>
                <span className={styles.detail} translate="no">
                  {invoice.number}
                </span>
              </td>
              <td data-column={heading('purchase')}>
                {purchase && <span className={styles.line}>{purchase.date ? calendarDate(purchase.date) : '–'}</span>}
                {purchase && <span className={styles.detail}>{words.purchaseTax(purchase.tax)}</span>}
                {warnings.map(warning => (
                  <span key={warning} className={styles.warning}>
                    <Icon of={TriangleAlert} size={14} /> <span>{words.warning(warning, sale)}</span>
                  </span>
                ))}
              </td>
              {amounts.map(column => (
                <td key={column} data-column={heading(column)} className={table.amount}>
                  <span className={styles.line} translate="no">
                    {words.amount(sale[column])}
                  </span>
                  {column === 'vat' && rate !== null && <span className={styles.detail}>{percent(rate)}</span>}
                </td>
              ))}
              <td className={`${table.presses} ${styles.controls}`}>
                {assigned.length === 0 && (
                  <Button onClick={() => onAdd(invoice)}>
                    <span>{t('addTo')}</span>{' '}
                    <span className="visually-hidden" translate="no">
                      {invoice.number}
                    </span>
                  </Button>
                )}
                {assigned.map(one => (
                  <Button key={one.key} onClick={() => onEdit(one)}>
                    <span>{t('edit')}</span>{' '}
                    <span className={assigned.length > 1 ? undefined : 'visually-hidden'} translate="no">
                      {assigned.length > 1 ? one.vehicle : invoice.number}
                    </span>
                  </Button>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={texts.length}>
            <span className={styles.line}>{t('total', { count: total.count })}</span>
            <MarginSumNotes sum={total} />
          </th>
          {amounts.map(column => (
            <td key={column} data-column={heading(column)} className={table.amount} translate="no">
              {words.amount(total[column])}
            </td>
          ))}
          <td className={`${styles.blank} ${styles.controls}`} />
        </tr>
      </tfoot>
    </table>
  );
}
