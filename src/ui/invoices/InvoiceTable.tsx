import { use } from 'react';
import type { Invoice } from '../../domain/invoices/Invoice';
import { OfferNumber } from '../offers/parts/OfferNumber';
import { FileLink } from '../shared/files/FileLink';
import { DataTable } from '../shared/lists/DataTable';
import { Lines } from '../shared/lists/Lines';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { PrintContext } from '../shared/print/PrintSheet';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './InvoicesPage.module.css';

/** The invoices in the order of the server. It says neither their date nor the kind of tax. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTexts(['invoices', 'offersTable']);
  const { money } = useFormat();
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
          cell: ({ finalPrice }) => (finalPrice === null ? '–' : money(finalPrice)),
        },
        { name: t('invoices:file'), kind: 'presses', cell: invoice => <InvoiceFile invoice={invoice} /> },
      ]}
      rows={invoices}
      keyOf={({ id }) => id}
    />
  );
}

/** The link leads to the offer and is labelled with the offer's number. */
function InvoicedVehicle({ invoice }: { readonly invoice: Invoice }) {
  const { offer, label1, label2, photo, vehicleType } = invoice;
  const isPrinted = use(PrintContext);
  return (
    <span className={styles.vehicle} data-offer={offer ?? undefined} tabIndex={-1}>
      {!isPrinted && (
        <span className={styles.photo}>
          <VehiclePhoto address={photo} type={vehicleType} />
        </span>
      )}
      <span>
        <Lines of={[`${label1} ${label2}`.trim(), offer !== null && <OfferNumber hashId={offer} />]} />
      </span>
    </span>
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
