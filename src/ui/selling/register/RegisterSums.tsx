import { memo, useMemo, useState } from 'react';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerSums } from '../../../domain/selling/register/InvoiceRegister';
import { useRowsAtOnce } from '../../shared/print/useRowsAtOnce';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { PageBar } from '../entries/PageBar';
import table from '../entries/Table.module.css';
import { useAmount } from '../invoices/form/useAmount';
import page from '../SellingPage.module.css';
import styles from './Register.module.css';
import { useTaxKindText } from './useTaxKindText';

const PER_PAGE = 12;

/** The sums of each month by kind of tax. */
export const RegisterSums = memo(function RegisterSums({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  const { month, number } = useFormat();
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  const [wanted, setWanted] = useState(1);
  const sums = useMemo(() => registerSums(invoices), [invoices]);
  const shown = pageOfAll(sums, { page: wanted, perPage: useRowsAtOnce(PER_PAGE, sums.length) });
  if (sums.length === 0) return null;
  return (
    <section className={page.section} aria-label={t('sums.title')}>
      <h2 className={page.subtitle}>{t('sums.title')}</h2>
      <table className={`${table.table} ${styles.sums}`} aria-label={t('sums.title')}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('taxKind')}</th>
            <th scope="col" className={table.amount}>
              {t('sums.count')}
            </th>
            <th scope="col" className={table.amount}>
              {t('columns.net')}
            </th>
            <th scope="col" className={table.amount}>
              {t('columns.vat')}
            </th>
            <th scope="col" className={table.amount}>
              {t('columns.gross')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map(sum => (
            <tr key={`${sum.month} ${sum.taxKind}`}>
              <th scope="row">{month(sum.month)}</th>
              <td data-column={t('taxKind')}>{taxKindText(sum.taxKind)}</td>
              <td data-column={t('sums.count')} className={table.amount}>
                {number(sum.count)}
              </td>
              {(['net', 'vat', 'gross'] as const).map(key => (
                <td key={key} data-column={t(`columns.${key}`)} className={table.amount} translate="no">
                  {sum[key] === null ? '–' : amount(sum[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PageBar label={t('sums.title')} page={shown.page} totalPages={shown.totalPages} onPage={setWanted} />
    </section>
  );
});
