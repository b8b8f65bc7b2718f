import { TriangleAlert } from 'lucide';
import { isCounted, type IssuedInvoice, isUnconfirmed } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerTotal } from '../../../domain/selling/register/InvoiceRegister';
import { oldestOpenDate, openTotal } from '../../../domain/selling/register/Payment';
import type { Money } from '../../../domain/shared/Money';
import { Fact } from '../../kit/Facts';
import { Card, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { IconLine } from '../../shared/offer/FactLines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';

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
      <Card as="aside" top gap={3} paddingBlock={4} paddingInline={5} aria-label={t('sums.title')}>
        <Text as="h2" size="small" weight="medium" tone="secondary">
          {t('sums.title')}
        </Text>
        <p>{t('sums.none')}</p>
      </Card>
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
    <Card as="aside" top gap={3} paddingBlock={4} paddingInline={5} aria-label={t('sums.title')}>
      <Text as="h2" size="small" weight="medium" tone="secondary">
        {t('sums.title')}
      </Text>
      <Row as="dl" wrap gap={2} columnGap={6} align="start" tabular>
        {figures.map(([name, value]) => (
          <Fact key={name} above name={name}>
            <Text size="title" weight="strong" letterSpacing="tight" whiteSpace="nowrap" translate="no">
              {amount(value)}
            </Text>
          </Fact>
        ))}
      </Row>
      <Row as="dl" wrap gap={2} columnGap={6} align="start" tabular>
        {lines.map(
          ([name, value]) =>
            value !== false && (
              <Fact key={name} above name={name}>
                {value}
              </Fact>
            ),
        )}
      </Row>
      {unconfirmed > 0 && (
        <Row as="p" gap={2} firstLine tone="warning">
          <IconLine icon={TriangleAlert}>{t('sums.unconfirmed', { count: unconfirmed })}</IconLine>
        </Row>
      )}
      <Text as="p" size="small" tone="tertiary">
        {t('sums.source')}
      </Text>
    </Card>
  );
}
