import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { DataTable } from '../../shared/lists/DataTable';
import { MarkableLink } from '../../shared/MarkableLink';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';
import { useAmount } from './form/useAmount';
import { IssuedFile } from './IssuedFile';
import { IssuedNumber, Struck } from './IssuedNumber';

const SHOWN = 5;

/** The most recent invoices, with a link to all of them. */
export function LatestInvoices({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('selling');
  const { calendarDate } = useFormat();
  const amount = useAmount();
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
      <DataTable
        label={t('dashboard.latest')}
        rows={invoices}
        atMost={SHOWN}
        keyOf={({ id }) => id}
        columns={[
          { name: t('issued.number'), kind: 'id', cell: invoice => <IssuedNumber invoice={invoice} /> },
          {
            name: t('issued.client'),
            cell: ({ clientId, clientName }) => <MarkableLink to={paths.client(clientId)}>{clientName}</MarkableLink>,
          },
          { name: t('issued.vehicle'), cell: ({ vehicle }) => vehicle || '–' },
          { name: t('issued.date'), kind: 'line', cell: invoice => calendarDate(invoice.date) },
          {
            name: t('issued.gross'),
            kind: 'number',
            cell: invoice => <Struck invoice={invoice}>{amount(invoice.gross)}</Struck>,
          },
          { name: t('issued.file'), kind: 'presses', cell: invoice => <IssuedFile invoice={invoice} /> },
        ]}
      />
    </section>
  );
}
