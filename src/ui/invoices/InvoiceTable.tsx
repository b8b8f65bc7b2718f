import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import type { Invoice } from '../../domain/invoices/Invoice';
import { dealTotal } from '../../domain/offers/Deal';
import type { Money } from '../../domain/shared/Money';
import { Box, Row, Stack } from '../kit/Layout';
import { OfferNumber } from '../offers/parts/OfferNumber';
import { FileLink } from '../shared/files/FileLink';
import { DataTable } from '../shared/lists/DataTable';
import { Lines } from '../shared/lists/Lines';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { PrintContext } from '../shared/print/PrintSheet';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './InvoicesPage.module.css';

/**
 * The invoices in the order of the server. It says neither their date nor the kind of tax, and the commission only with the
 * deal.
 */
export const InvoiceTable = observer(function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTexts(['invoices', 'offersTable']);
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const dealOf = ({ offer }: Invoice) => (offer && registry.get(offer)?.deal) ?? null;
  const amount = (known: Money | null | undefined) => (known === null || known === undefined ? '–' : money(known));
  return (
    <DataTable
      label={t('invoices:title')}
      columns={[
        {
          name: t('invoices:number'),
          kind: 'id',
          cell: ({ displayNumber }) => displayNumber,
        },
        {
          name: t('offersTable:columns.vehicle'),
          kind: 'name',
          cell: invoice => <InvoicedVehicle invoice={invoice} />,
        },
        {
          name: t('offersTable:columns.price'),
          kind: 'number',
          cell: ({ finalPrice }) => amount(finalPrice),
        },
        {
          name: t('offersTable:columns.commission'),
          kind: 'number',
          folds: 'lines',
          cell: invoice => amount(dealOf(invoice)?.commission),
        },
        {
          name: t('offersTable:columns.total'),
          kind: 'number',
          folds: 'lines',
          cell: invoice => {
            const deal = dealOf(invoice);
            return amount(deal && dealTotal(deal));
          },
        },
        { name: t('invoices:file'), kind: 'buttons', cell: invoice => <InvoiceFile invoice={invoice} /> },
      ]}
      rows={invoices}
      keyOf={({ id }) => id}
    />
  );
});

/** The link leads to the offer and is labelled with the offer's number. */
function InvoicedVehicle({ invoice }: { readonly invoice: Invoice }) {
  const { offer, label1, label2, photo, vehicleType } = invoice;
  const isPrinted = use(PrintContext);
  return (
    <Row as="span" gap={3} className={styles.vehicle} data-offer={offer ?? undefined} tabIndex={-1}>
      {!isPrinted && (
        <Box as="span" thumbnail>
          <VehiclePhoto address={photo} type={vehicleType} />
        </Box>
      )}
      <Stack as="span" align="center">
        <Lines of={[`${label1} ${label2}`.trim(), offer !== null && <OfferNumber hashId={offer} />]} />
      </Stack>
    </Row>
  );
}

function InvoiceFile({ invoice: { file, displayNumber } }: { readonly invoice: Invoice }) {
  const { t } = useTexts('invoices');
  if (file === null) return <span>{t('noFile')}</span>;
  return (
    <FileLink address={file}>
      <span>PDF</span>{' '}
      <span className="visually-hidden" translate="no">
        {displayNumber}
      </span>
    </FileLink>
  );
}
