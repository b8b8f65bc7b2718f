import { useState } from 'react';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import { type MarginSale, marginSums } from '../../../domain/selling/margin/MarginBook';
import { useRowsAtOnce } from '../../shared/print/useRowsAtOnce';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { PageBar } from '../entries/PageBar';
import table from '../entries/Table.module.css';
import styles from '../register/Register.module.css';
import page from '../SellingPage.module.css';
import { MarginSumNotes } from './MarginSumNotes';
import { useMarginTexts } from './useMarginTexts';

const PER_PAGE = 12;
const amounts = ['purchasePrice', 'salePrice', 'margin', 'vat'] as const;

/** The sums of each month of sale. */
export function MarginSums({ sales }: { readonly sales: readonly MarginSale[] }) {
  const { t } = useTexts(['sellingMargin', 'sellingRegister']);
  const { month, number } = useFormat();
  const words = useMarginTexts();
  const [wanted, setWanted] = useState(1);
  const sums = marginSums(sales);
  const shown = pageOfAll(sums, { page: wanted, perPage: useRowsAtOnce(PER_PAGE, sums.length) });
  if (sums.length === 0) return null;
  return (
    <section className={page.section} aria-label={t('sellingMargin:sums')}>
      <h2 className={page.subtitle}>{t('sellingMargin:sums')}</h2>
      <table className={`${table.table} ${styles.sums}`} aria-label={t('sellingMargin:sums')}>
        <thead>
          <tr>
            <th scope="col">{t('sellingRegister:month')}</th>
            <th scope="col" className={table.amount}>
              {t('sellingMargin:count')}
            </th>
            {amounts.map(column => (
              <th key={column} scope="col" className={table.amount}>
                {t(`sellingMargin:columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.rows.map(sum => (
            <tr key={sum.month}>
              <th scope="row">
                <span className={styles.line}>{month(sum.month)}</span>
                <MarginSumNotes sum={sum} />
              </th>
              <td data-column={t('sellingMargin:count')} className={table.amount}>
                {number(sum.count)}
              </td>
              {amounts.map(column => (
                <td
                  key={column}
                  data-column={t(`sellingMargin:columns.${column}`)}
                  className={table.amount}
                  translate="no"
                >
                  {words.amount(sum[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PageBar label={t('sellingMargin:sums')} page={shown.page} totalPages={shown.totalPages} onPage={setWanted} />
    </section>
  );
}
