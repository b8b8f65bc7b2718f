import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { DataTable } from '../../shared/lists/DataTable';
import { MarkableLink } from '../../shared/MarkableLink';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import * as page from '../SellingPage.module.css';
import { useAmount } from './form/useAmount';
import { IssuedFile, IssuedNumber, Struck } from './IssuedNumber';

const SHOWN = 5;

/** The most recent invoices, with a link to all of them. */
export function LatestInvoices({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('selling');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  return (
    <Grid as="section" gap={3} marginTop={4} plainOnPaper className={page.section} aria-label={t('dashboard.latest')}>
      <Row as="header" gap={2} columnGap={4} wrap>
        <Text as="h2" size="title">
          {t('dashboard.latest')}
        </Text>
        {invoices.length > SHOWN && (
          <Link to={paths.issuedInvoices} className={kitClass({ atEnd: true })}>
            {t('dashboard.allInvoices')}
          </Link>
        )}
      </Row>
      {invoices.length === 0 && (
        <Text as="p" tone="secondary">
          {t('issued.none')}
        </Text>
      )}
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
          { name: t('issued.file'), kind: 'buttons', cell: invoice => <IssuedFile invoice={invoice} /> },
        ]}
      />
    </Grid>
  );
}
