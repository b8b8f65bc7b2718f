import { TriangleAlert } from 'lucide';
import { isCounted, type IssuedInvoice, isUnconfirmed } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerTotal } from '../../../domain/selling/register/InvoiceRegister';
import { oldestOpenDate, openTotal } from '../../../domain/selling/register/Payment';
import type { Money } from '../../../domain/shared/Money';
import { Text } from '../../kit/Text';
import common from '../../shared/common.module.css';
import { FactLines } from '../../shared/offer/FactLines';
import { IconLine } from '../../shared/offer/IconLine';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import styles from './ClientPage.module.css';

/**
 * What a client was billed, has paid and still has to pay. Void invoices are left out, and those that may not exist are counted
 * apart.
 */
export function ClientSums({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('clients');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  if (invoices.length === 0) {
    return (
      <aside className={styles.sums} aria-label={t('sums.title')}>
        <h2>{t('sums.title')}</h2>
        <p>{t('sums.none')}</p>
      </aside>
    );
  }
  const { count, net, vat, gross } = registerTotal(invoices);
  const open = openTotal(invoices);
  const oldest = oldestOpenDate(invoices);
  const unconfirmed = invoices.filter(isUnconfirmed).length;
  const latest = invoices
    .filter(isCounted)
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const figures = [
    [t('sums.gross'), gross],
    [t('sums.paid'), (gross - open) as Money],
    [t('sums.open'), open],
  ] as const;
  const lines = [
    [t('sums.count'), String(count)],
    [t('sums.latest'), latest !== undefined && calendarDate(latest)],
    [t('sums.oldest'), oldest !== null && calendarDate(oldest)],
    [t('sums.net'), net !== null && net !== gross && amount(net)],
    [t('sums.vat'), vat !== null && vat > 0 && amount(vat)],
  ] as const;
  return (
    <aside className={styles.sums} aria-label={t('sums.title')}>
      <h2>{t('sums.title')}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{amount(value)}</dd>
          </div>
        ))}
      </dl>
      <FactLines className={styles.more} lines={lines} />
      {unconfirmed > 0 && (
        <p className={common.warning}>
          <IconLine icon={TriangleAlert}>{t('sums.unconfirmed', { count: unconfirmed })}</IconLine>
        </p>
      )}
      <Text as="p" size="small" tone="tertiary">
        {t('sums.source')}
      </Text>
    </aside>
  );
}
