import type { Money } from '../../shared/Money';
import { amountCell, type SheetCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { isCounted, type IssuedInvoice, isVoid } from '../invoices/IssuedInvoice';
import type { VatOption } from '../invoices/Vat';
import { statedAmounts, statedRate, taxKindOf } from './InvoiceRegister';
import { openAmount, paidAmount } from './Payment';
import { deliveryDateOf } from './TaxMonth';
import { type StatusWords, voidColumns, voidTaxColumns } from './voidColumns';

interface RegisterWords extends StatusWords {
  readonly taxKind: (kind: VatOption) => string;
  readonly country: (country: string) => string;
}

/** What a bookkeeper needs of an invoice, in the order of the columns. An amount that an invoice does not state is empty. */
const columnsIn = ({ taxKind, country, status }: RegisterWords) => {
  const { status: statusText, ...voided } = voidColumns({ status });
  return {
    date: ({ date }: IssuedInvoice) => ({ date }),
    deliveryDate: (invoice: IssuedInvoice) => ({ date: deliveryDateOf(invoice) }),
    number: ({ number }: IssuedInvoice) => number,
    client: ({ clientName }: IssuedInvoice) => clientName,
    country: ({ snapshot: { client } }: IssuedInvoice) => (client?.country ? country(client.country) : ''),
    vatId: ({ snapshot }: IssuedInvoice) => snapshot.client?.vatNumber ?? '',
    net: (invoice: IssuedInvoice) => countedCell(invoice, statedAmounts(invoice).net),
    rate: statedRate,
    vat: (invoice: IssuedInvoice) => countedCell(invoice, statedAmounts(invoice).vat),
    gross: (invoice: IssuedInvoice) => countedCell(invoice, invoice.gross),
    taxKind: (invoice: IssuedInvoice) => taxKind(taxKindOf(invoice)),
    vehicle: ({ vehicle }: IssuedInvoice) => vehicle,
    vin: ({ snapshot }: IssuedInvoice) => snapshot.sent.vin,
    downPayment: (invoice: IssuedInvoice) => countedCell(invoice, invoice.snapshot.sent.downPayment),
    paidOn: ({ payment }: IssuedInvoice) => (payment ? { date: payment.date } : null),
    paid: (invoice: IssuedInvoice) => countedCell(invoice, paidAmount(invoice)),
    open: (invoice: IssuedInvoice) => countedCell(invoice, openAmount(invoice)),
    status: statusText,
    ...voidTaxColumns,
    ...voided,
  };
};

const countedCell = (invoice: IssuedInvoice, amount: Money | null): SheetCell =>
  amountCell(isVoid(invoice) ? null : amount);

/** The counted and the void invoices as rows of a file, the earliest first. `invoices` has the latest first. */
export const registerSheet = (
  invoices: readonly IssuedInvoice[],
  words: RegisterWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] =>
  sheetOf(
    earliestFirst(
      invoices.filter(invoice => isCounted(invoice) || isVoid(invoice)),
      ({ date }) => date,
    ),
    columnsIn(words),
    words.heading,
  );

/** Rows of the same date are in the order in which their invoices were issued. `rows` has the latest first. */
export const earliestFirst = <Row>(rows: readonly Row[], dateOf: (row: Row) => string): readonly Row[] =>
  rows.toReversed().sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other))));
