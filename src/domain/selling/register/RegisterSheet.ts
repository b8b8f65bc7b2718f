import type { Money } from '../../shared/Money';
import type { SheetRow } from '../../shared/Sheet';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { VatOption } from '../invoices/Vat';
import { isCounted, statedAmounts, statedRate, taxKindOf } from './InvoiceRegister';

/** What a bookkeeper needs of an invoice, in the order of the columns. */
export const registerColumns = [
  'date',
  'number',
  'client',
  'country',
  'vatId',
  'net',
  'rate',
  'vat',
  'gross',
  'taxKind',
  'vehicle',
  'vin',
] as const;

interface RegisterWords {
  readonly heading: (column: (typeof registerColumns)[number]) => string;
  readonly taxKind: (kind: VatOption) => string;
  readonly country: (country: string) => string;
}

/**
 * The counted invoices as rows of a file, the earliest first. `invoices` has the latest first. An amount that an invoice
 * does not state is empty.
 */
export function registerSheet(invoices: readonly IssuedInvoice[], words: RegisterWords): readonly SheetRow[] {
  const earliestFirst = invoices.filter(isCounted).reverse();
  const inOrder = earliestFirst.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  return [registerColumns.map(words.heading), ...inOrder.map(invoice => rowOf(invoice, words))];
}

function rowOf(invoice: IssuedInvoice, words: RegisterWords): SheetRow {
  const { date, number, clientName, vehicle, snapshot } = invoice;
  const { net, vat, gross } = statedAmounts(invoice);
  const client = snapshot.client;
  return [
    { date },
    number,
    clientName,
    client ? words.country(client.country) : '',
    client?.vatNumber ?? '',
    cell(net),
    statedRate(invoice),
    cell(vat),
    { amount: gross },
    words.taxKind(taxKindOf(invoice)),
    vehicle,
    snapshot.sent.vin,
  ];
}

const cell = (amount: Money | null) => (amount === null ? null : { amount });
