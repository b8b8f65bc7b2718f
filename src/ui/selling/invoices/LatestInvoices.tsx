import { Link } from 'react-router';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { RowSkeletons } from '../../shared/lists/RowSkeletons';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';
import { IssuedTable } from './IssuedTable';

const SHOWN = 5;

/** The most recent invoices, with a link to all of them. */
export function LatestInvoices({ invoices }: { readonly invoices: readonly IssuedInvoice[] | null }) {
  const { t } = useTexts('selling');
  if (invoices === null) return <RowSkeletons />;
  return (
    <section className={page.section} aria-label={t('dashboard.latest')}>
      <header className={page.head}>
        <h2 className={page.subtitle}>{t('dashboard.latest')}</h2>
        {invoices.length > SHOWN && (
          <div className={page.presses}>
            <Link to={paths.issuedInvoices}>{t('dashboard.allInvoices')}</Link>
          </div>
        )}
      </header>
      {invoices.length === 0 && <p className={page.lead}>{t('issued.none')}</p>}
      {invoices.length > 0 && <IssuedTable invoices={invoices.slice(0, SHOWN)} />}
    </section>
  );
}
