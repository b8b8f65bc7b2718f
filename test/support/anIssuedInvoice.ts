import type { ClientId } from '../../src/domain/selling/clients/Client';
import type { ClientValues } from '../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../src/domain/selling/clients/emptyClientValues';
import { type NewClientInvoice, totalsOfInvoice } from '../../src/domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../src/domain/selling/invoices/IssuedInvoice';
import type { InvoiceSeller } from '../../src/domain/selling/register/InvoiceSnapshot';
import type { LocalDate } from '../../src/domain/shared/LocalDate';
import { euros } from '../../src/domain/shared/Money';
import { aClientInvoice } from './aClientInvoice';

export const anIssuedInvoice = (number: string, said: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  id: `id ${number}`,
  number,
  clientId: 7 as ClientId,
  clientName: 'Zweirad Krüger GmbH',
  vehicle: 'KTM 390 Duke',
  date: '2026-11-20',
  gross: euros(4_250.5),
  address: 'https://market.example/invoices/1.pdf',
  isConfirmed: true,
  voided: null,
  snapshot: {
    sent: aClientInvoice({ invoiceNumber: number, vin: '', ...deliveredOn(said.date) }),
    net: euros(3_455.69),
    vat: euros(794.81),
    seller: null,
    client: null,
    marginRate: null,
  },
  ...said,
});

/** Unless a test says otherwise, the vehicle is delivered on the day of the invoice. */
const deliveredOn = (date: string | undefined) => (date === undefined ? {} : { deliveryDate: date as LocalDate });

interface SaidSnapshot {
  readonly sent?: Partial<NewClientInvoice>;
  readonly client?: Partial<ClientValues> | null;
  readonly seller?: Partial<InvoiceSeller> | null;
  readonly marginRate?: number | null;
}

const someone: InvoiceSeller = {
  companyName: 'Albrecht Mobile KG',
  street: 'Hafenstraße 12',
  zipCode: '20457',
  place: 'Hamburg',
  ftin: 'DE136695976',
  country: 'de',
  taxNumberKind: 'vatId',
};

/** An invoice of this version. Its amounts follow from what was sent. */
export function aSnapshotInvoice(
  number: string,
  { sent, client, seller, marginRate = null }: SaidSnapshot = {},
): IssuedInvoice {
  const invoice = aClientInvoice({ invoiceNumber: number, ...deliveredOn(sent?.invoiceDate), ...sent });
  const { net, vat, gross } = totalsOfInvoice(invoice);
  return anIssuedInvoice(number, {
    date: invoice.invoiceDate,
    vehicle: invoice.motorbike?.name ?? '',
    gross,
    snapshot: {
      sent: invoice,
      net,
      vat,
      seller: seller === null ? null : { ...someone, ...seller },
      client:
        client === null
          ? null
          : { ...emptyClientValues, companyName: 'Zweirad Krüger GmbH', country: 'germany', ...client },
      marginRate,
    },
  });
}
