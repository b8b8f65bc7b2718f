import type { Money } from '../../shared/Money';
import { amountCell, type SheetCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import { earliestFirst, invoiceColumns, type InvoiceWords, voidColumns } from '../register/registerSheet';
import type { AcquisitionTax, KeyedAcquisition } from './Acquisition';
import type { MarginSale, MarginWarning } from './MarginBook';

interface MarginWords extends InvoiceWords {
  /** For an acquisition whose day is only the latest possible one. */
  readonly latest: (acquisition: KeyedAcquisition) => string;
  readonly acquisitionTax: (tax: AcquisitionTax) => string;
  readonly warning: (warning: MarginWarning, sale: MarginSale) => string;
}

interface MarginRow {
  readonly invoice: IssuedInvoice;
  /** Null for a void invoice, which counts nowhere. */
  readonly sale: MarginSale | null;
}

const ofSale =
  (amountOf: (sale: MarginSale) => Money | null) =>
  ({ sale }: MarginRow): SheetCell =>
    amountCell(sale && amountOf(sale));

const columnsIn = (words: MarginWords) => ({
  ...ofInvoices(invoiceColumns(words)),
  vehicle: ({ invoice }: MarginRow) => invoice.vehicle,
  vin: ({ invoice }: MarginRow) => invoice.snapshot.sent.vin,
  boughtOn: ({ sale }: MarginRow) => (sale?.acquisition?.date ? { date: sale.acquisition.date } : null),
  supplier: ({ sale }: MarginRow) => sale?.acquisition?.supplier ?? '',
  acquisitionTax: ({ sale }: MarginRow) => (sale?.acquisition ? words.acquisitionTax(sale.acquisition.tax) : ''),
  acquisitionPrice: ofSale(({ acquisitionPrice }) => acquisitionPrice),
  salePrice: ofSale(({ salePrice }) => salePrice),
  margin: ofSale(({ margin }) => margin),
  loss: ofSale(({ loss }) => loss),
  base: ofSale(({ base }) => base),
  rate: ({ sale }: MarginRow) => sale?.rate ?? null,
  vat: ofSale(({ vat }) => vat),
  regularVat: ofSale(({ regularVat }) => regularVat),
  costs: ofSale(({ acquisition }) => acquisition?.costs ?? null),
  note: ({ sale }: MarginRow) => {
    if (!sale) return '';
    const { acquisition, warnings } = sale;
    const latest = acquisition?.isDateLatest ? [words.latest(acquisition)] : [];
    return [...latest, ...warnings.map(one => words.warning(one, sale))].join(' · ');
  },
  ...ofInvoices(voidColumns(words)),
});

/** The columns of invoices, for rows that have one each. */
const ofInvoices = <Name extends string>(columns: Readonly<Record<Name, (invoice: IssuedInvoice) => SheetCell>>) =>
  Object.fromEntries(
    Object.entries<(invoice: IssuedInvoice) => SheetCell>(columns).map(([name, cellOf]) => [
      name,
      ({ invoice }: MarginRow) => cellOf(invoice),
    ]),
  ) as Readonly<Record<Name, (row: MarginRow) => SheetCell>>;

/** The sales and the void invoices as rows of a file, the earliest first. Both have the latest first. Of a day, the void ones are last. */
export const marginSheet = (
  sales: readonly MarginSale[],
  voided: readonly IssuedInvoice[],
  words: MarginWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] =>
  sheetOf(
    earliestFirst(
      [...voided.map(invoice => ({ invoice, sale: null })), ...sales.map(sale => ({ invoice: sale.invoice, sale }))],
      ({ invoice }) => invoice.date,
    ),
    columnsIn(words),
    words.heading,
  );
