import type { Money } from '../../shared/Money';
import { amountCell, type SheetCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { clientCountry } from '../checks/SellerCountry';
import { isCounted, type IssuedInvoice, isVoid } from '../invoices/IssuedInvoice';
import type { VatOption } from '../invoices/Vat';
import { statedAmounts, statedRate, taxKindOf } from './InvoiceRegister';
import { openAmount, paidAmount } from './Payment';
import { deliveryDateOf, type TaxMonth } from './TaxMonth';

/** The words of each file that has invoices in its rows. */
export interface InvoiceWords extends StatusWords {
  /** The name of a country by its two letters, or as the server spells it. */
  readonly country: (country: string) => string;
  readonly taxMonth: TaxMonth;
}

interface RegisterWords extends InvoiceWords {
  readonly taxKind: (kind: VatOption) => string;
}

/** When, which and for whom an invoice is. */
export const invoiceColumns = ({ country, taxMonth }: InvoiceWords) => ({
  date: ({ date }: IssuedInvoice) => ({ date }),
  deliveryDate: (invoice: IssuedInvoice) => ({ date: deliveryDateOf(invoice) }),
  taxMonth,
  number: ({ number }: IssuedInvoice) => number,
  client: ({ clientName }: IssuedInvoice) => clientName,
  country: ({ snapshot: { client } }: IssuedInvoice) => {
    const known = client && (clientCountry(client.country, client.vatNumber) ?? client.country);
    return known ? country(known) : '';
  },
});

/** What a bookkeeper needs of an invoice, in the order of the columns. An amount that an invoice does not state is empty. */
const columnsIn = (words: RegisterWords) => {
  const { status, ...voided } = voidColumns(words);
  return {
    ...invoiceColumns(words),
    vatId: ({ snapshot }: IssuedInvoice) => snapshot.client?.vatNumber ?? '',
    net: (invoice: IssuedInvoice) => countedCell(invoice, statedAmounts(invoice).net),
    rate: statedRate,
    vat: (invoice: IssuedInvoice) => countedCell(invoice, statedAmounts(invoice).vat),
    gross: (invoice: IssuedInvoice) => countedCell(invoice, invoice.gross),
    taxKind: (invoice: IssuedInvoice) => words.taxKind(taxKindOf(invoice)),
    vehicle: ({ vehicle }: IssuedInvoice) => vehicle,
    vin: ({ snapshot }: IssuedInvoice) => snapshot.sent.vin,
    downPayment: (invoice: IssuedInvoice) => countedCell(invoice, invoice.snapshot.sent.downPayment),
    paidOn: ({ payment }: IssuedInvoice) => (payment ? { date: payment.date } : null),
    paid: (invoice: IssuedInvoice) => countedCell(invoice, paidAmount(invoice)),
    open: (invoice: IssuedInvoice) => countedCell(invoice, openAmount(invoice)),
    status,
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

/** What a void invoice is called in a file, and what another one is. */
interface StatusWords {
  readonly status: (isVoid: boolean) => string;
}

/** A void invoice has its amounts in columns of their own, so that the sums of the other columns leave it out. */
export const voidColumns = ({ status }: StatusWords) => ({
  status: (invoice: IssuedInvoice) => status(isVoid(invoice)),
  voidGross: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(invoice.gross) : null),
  voidedOn: ({ voided }: IssuedInvoice) => (voided?.date ? { date: voided.date } : null),
  voidReason: ({ voided }: IssuedInvoice) => voided?.reason ?? '',
  replacedBy: ({ voided }: IssuedInvoice) => voided?.replacement ?? '',
});

/** The net amount and the VAT of a void invoice, if it states them. */
const voidTaxColumns = {
  voidNet: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(statedAmounts(invoice).net) : null),
  voidVat: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(statedAmounts(invoice).vat) : null),
};
