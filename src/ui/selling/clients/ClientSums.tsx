import { TriangleAlert } from 'lucide';
import { isCounted, type IssuedInvoice, isUnconfirmed } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerTotal } from '../../../domain/selling/register/InvoiceRegister';
import { openTotal } from '../../../domain/selling/register/Payment';
import common from '../../shared/common.module.css';
import { IconLine } from '../../shared/offer/IconLine';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import styles from './ClientPage.module.css';

/** What the invoices of a client add up to. Void ones are left out, and those that may not exist are counted apart. */
export function ClientSums({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('clients');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const { count, net, vat, gross } = registerTotal(invoices);
  if (invoices.length === 0) {
    return (
      <aside className={styles.sums} aria-label={t('sums.title')}>
        <h2>{t('sums.title')}</h2>
        <p>{t('sums.none')}</p>
      </aside>
    );
  }
  const unconfirmed = invoices.filter(isUnconfirmed).length;
  const latest = invoices
    .filter(isCounted)
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return (
    <aside className={styles.sums} aria-label={t('sums.title')}>
      <h2>{t('sums.title')}</h2>
      <p className={styles.total} translate="no">
        {amount(gross)}
      </p>
      <dl>
        <div>
          <dt>{t('sums.count')}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>{t('sums.open')}</dt>
          <dd translate="no">{amount(openTotal(invoices))}</dd>
        </div>
        {latest !== undefined && (
          <div>
            <dt>{t('sums.latest')}</dt>
            <dd>{calendarDate(latest)}</dd>
          </div>
        )}
        {net !== null && net !== gross && (
          <div>
            <dt>{t('sums.net')}</dt>
            <dd translate="no">{amount(net)}</dd>
          </div>
        )}
        {vat !== null && vat > 0 && (
          <div>
            <dt>{t('sums.vat')}</dt>
            <dd translate="no">{amount(vat)}</dd>
          </div>
        )}
      </dl>
      {unconfirmed > 0 && (
        <p className={common.warning}>
          <IconLine icon={TriangleAlert}>{t('sums.unconfirmed', { count: unconfirmed })}</IconLine>
        </p>
      )}
      <p className={common.faint}>{t('sums.source')}</p>
    </aside>
  );
}
