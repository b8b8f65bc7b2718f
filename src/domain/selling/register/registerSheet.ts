import { amountCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import type { VatOption } from '../invoices/Vat';
import { statedAmounts, statedRate, taxKindOf } from './InvoiceRegister';

interface RegisterWords {
  readonly taxKind: (kind: VatOption) => string;
  readonly country: (country: string) => string;
}

/** What a bookkeeper needs of an invoice, in the order of the columns. An amount that an invoice does not state is empty. */
const columnsIn = ({ taxKind, country }: RegisterWords) => ({
  date: ({ date }: IssuedInvoice) => ({ date }),
  number: ({ number }: IssuedInvoice) => number,
  client: ({ clientName }: IssuedInvoice) => clientName,
  country: ({ snapshot: { client } }: IssuedInvoice) => (client?.country ? country(client.country) : ''),
  vatId: ({ snapshot }: IssuedInvoice) => snapshot.client?.vatNumber ?? '',
  net: (invoice: IssuedInvoice) => amountCell(statedAmounts(invoice).net),
  rate: statedRate,
  vat: (invoice: IssuedInvoice) => amountCell(statedAmounts(invoice).vat),
  gross: ({ gross }: IssuedInvoice) => amountCell(gross),
  taxKind: (invoice: IssuedInvoice) => taxKind(taxKindOf(invoice)),
  vehicle: ({ vehicle }: IssuedInvoice) => vehicle,
  vin: ({ snapshot }: IssuedInvoice) => snapshot.sent.vin,
});

/** The counted invoices as rows of a file, the earliest first. `invoices` has the latest first. */
export const registerSheet = (
  invoices: readonly IssuedInvoice[],
  words: RegisterWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] =>
  sheetOf(
    earliestFirst(invoices.filter(isCounted), ({ date }) => date),
    columnsIn(words),
    words.heading,
  );

/** Rows of the same date are in the order in which their invoices were issued. `rows` has the latest first. */
export const earliestFirst = <Row>(rows: readonly Row[], dateOf: (row: Row) => string): readonly Row[] =>
  rows.toReversed().sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other))));
