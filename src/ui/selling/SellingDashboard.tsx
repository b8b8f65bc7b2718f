import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { CountSelling } from '../../application/selling/CountSelling';
import { IssuedInvoiceStore } from '../../application/selling/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../application/selling/ListIssuedInvoices';
import { SellingCountStore } from '../../application/selling/SellingCountStore';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { SellingFailure } from './SellingFailure';
import styles from './SellingDashboard.module.css';
import page from './SellingPage.module.css';

const shortcuts = [
  { what: 'clients', to: '/selling/clients' },
  { what: 'motorbikes', to: '/selling/vehicles' },
  { what: 'invoices', to: '/selling/invoices' },
  { what: 'templates', to: '/selling/invoice-templates' },
] as const;

export const SellingDashboard = observer(function SellingDashboard() {
  const { t } = useTexts('selling');
  const { number } = useFormat();
  const { counts, failure } = useInjection(SellingCountStore);
  const { invoices } = useInjection(IssuedInvoiceStore);
  const countSelling = useInjection(CountSelling);
  const listIssued = useInjection(ListIssuedInvoices);
  useTitle(t('dashboard.title'));
  useEffect(() => {
    void countSelling.execute();
    void listIssued.execute();
  }, [countSelling, listIssued]);

  const known: Readonly<Record<string, number | undefined>> = {
    ...Object.fromEntries(counts),
    invoices: invoices?.length,
  };
  const textOf = (count: number | undefined) => (count === undefined ? '–' : number(count));
  return (
    <div className={page.page}>
      <div className={page.content}>
        <h1 className={page.title}>{t('dashboard.title')}</h1>
        <p className={page.lead}>{t('dashboard.welcome')}</p>
        {failure && (
          <SellingFailure
            title={t('dashboard.failed')}
            because={failure}
            onTryAgain={() => void countSelling.execute()}
          />
        )}
        <ul className={styles.tiles}>
          {shortcuts.map(({ what, to }) => (
            <li key={what}>
              <Link to={to} className={styles.tile}>
                <span className={styles.count}>{textOf(known[what])}</span>
                <span>{t(`dashboard.${what}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={page.presses}>
          <Link to="/selling/clients/create">{t('dashboard.newClient')}</Link>
        </div>
      </div>
    </div>
  );
});
