import { CircleCheck, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { KeepAcquisition } from '../../../application/selling/margin/KeepAcquisition';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { marginSales } from '../../../domain/selling/margin/MarginBook';
import { countOpenFindings, openFindings } from '../../../domain/selling/register/InvoiceRegister';
import { Icon } from '../../shared/icons/Icon';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from '../SellingDashboard.module.css';

const placeOf = {
  unconfirmed: paths.issuedInvoices,
  doubleNumbers: paths.issuedInvoices,
  marginWarnings: paths.marginBook,
} as const;

/** What the dealer should look at among the issued invoices, each with its place. */
export const OpenFindings = observer(function OpenFindings({
  invoices,
}: {
  readonly invoices: readonly IssuedInvoice[];
}) {
  const { t } = useTexts('selling');
  const { acquisitions } = useInjection(KeepAcquisition);
  const country = useBook().get('settings', TRADING_SETTINGS)?.sellerCountry ?? null;
  const counts = countOpenFindings(invoices, marginSales(invoices, acquisitions, country));
  const open = openFindings.filter(finding => counts[finding] > 0);
  return (
    <section className={styles.open} aria-label={t('dashboard.open.title')}>
      <h2 className={styles.heading}>{t('dashboard.open.title')}</h2>
      {open.length === 0 && (
        <p className={styles.finding}>
          <Icon of={CircleCheck} size={16} /> <span>{t('dashboard.open.none')}</span>
        </p>
      )}
      {open.map(finding => (
        <p key={finding} className={styles.finding}>
          <Icon of={TriangleAlert} size={16} />{' '}
          <Link to={placeOf[finding]}>{t(`dashboard.open.${finding}`, { count: counts[finding] })}</Link>
        </p>
      ))}
    </section>
  );
});
