import { Link } from 'react-router';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { noonOf } from '../../../domain/selling/invoices/LocalDate';
import { paths } from '../../paths';
import { useFormat } from '../../shared/useFormat';
import { useTexts } from '../../shared/useTexts';
import styles from '../entries/Table.module.css';
import { IssuedFile } from './IssuedFile';
import { useAmount } from './useAmount';

export function IssuedTable({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('selling');
  const { date } = useFormat();
  const amount = useAmount();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('issued.number')}</th>
          <th scope="col">{t('issued.client')}</th>
          <th scope="col">{t('issued.vehicle')}</th>
          <th scope="col">{t('issued.date')}</th>
          <th scope="col" className={styles.amount}>
            {t('issued.gross')}
          </th>
          <th scope="col" className={styles.presses}>
            {t('issued.file')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice, index) => (
          <tr key={`${invoice.id} ${invoice.number} ${index}`}>
            <th scope="row">{invoice.number}</th>
            <td data-column={t('issued.client')}>
              <Link to={paths.client(invoice.clientId)}>{invoice.clientName}</Link>
            </td>
            <td data-column={t('issued.vehicle')}>{invoice.vehicle || '–'}</td>
            <td data-column={t('issued.date')}>{date(noonOf(invoice.date))}</td>
            <td data-column={t('issued.gross')} className={styles.amount}>
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
