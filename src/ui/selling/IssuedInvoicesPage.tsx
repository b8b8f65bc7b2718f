import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IssuedInvoiceStore } from '../../application/selling/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../application/selling/ListIssuedInvoices';
import { RowSkeletons } from '../invoices/RowSkeletons';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { calendarInstant } from './calendarInstant';
import { PageBar } from './PageBar';
import { PdfLink } from './PdfLink';
import { useAmount } from './useAmount';
import page from './SellingPage.module.css';
import styles from './Table.module.css';

const PER_PAGE = 20;

/** The invoices that were issued from this browser: no call lists them. */
export const IssuedInvoicesPage = observer(function IssuedInvoicesPage() {
  const { t } = useTexts('selling');
  const { date } = useFormat();
  const amount = useAmount();
  const { invoices } = useInjection(IssuedInvoiceStore);
  const listIssued = useInjection(ListIssuedInvoices);
  const [shown, setShown] = useState(1);
  useTitle(t('issued.title'));
  useEffect(() => void listIssued.execute(), [listIssued]);

  const all = invoices ?? [];
  return (
    <div className={page.page}>
      <div className={page.content}>
        <h1 className={page.title}>{t('issued.title')}</h1>
        <p className={page.lead}>{t('issued.lead')}</p>
        {invoices === null && <RowSkeletons />}
        {invoices?.length === 0 && (
          <div className={page.empty}>
            <h2>{t('issued.none')}</h2>
            <Link to="/selling/clients">{t('issued.toClients')}</Link>
          </div>
        )}
        {all.length > 0 && (
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
              {all.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((invoice, index) => (
                <tr key={`${invoice.number} ${index}`}>
                  <th scope="row">{invoice.number}</th>
                  <td data-column={t('issued.client')}>
                    <Link to={`/selling/clients/${invoice.clientId}`}>{invoice.clientName}</Link>
                  </td>
                  <td data-column={t('issued.vehicle')}>{invoice.vehicle || '–'}</td>
                  <td data-column={t('issued.date')}>{date(calendarInstant(invoice.date))}</td>
                  <td data-column={t('issued.gross')} className={styles.amount}>
                    {amount(invoice.gross)}
                  </td>
                  <td className={styles.presses}>
                    <PdfLink address={invoice.address}>{t('issued.open', { number: invoice.number })}</PdfLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <PageBar
          label={t('issued.title')}
          page={shown}
          totalPages={Math.ceil(all.length / PER_PAGE)}
          onPage={setShown}
        />
      </div>
    </div>
  );
});
