import type { Money } from '../../shared/Money';
import { amountCell, type SheetCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import { earliestFirst } from '../register/registerSheet';
import { deliveryDateOf } from '../register/TaxMonth';
import { type StatusWords, voidColumns } from '../register/voidColumns';
import type { AcquisitionTax } from './Acquisition';
import type { MarginSale, MarginWarning } from './MarginBook';

interface MarginWords extends StatusWords {
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

const columnsIn = ({ acquisitionTax, warning, status }: MarginWords) => ({
  date: ({ invoice }: MarginRow) => ({ date: invoice.date }),
  deliveryDate: ({ invoice }: MarginRow) => ({ date: deliveryDateOf(invoice) }),
  number: ({ invoice }: MarginRow) => invoice.number,
  client: ({ invoice }: MarginRow) => invoice.clientName,
  vehicle: ({ invoice }: MarginRow) => invoice.vehicle,
  vin: ({ invoice }: MarginRow) => invoice.snapshot.sent.vin,
  boughtOn: ({ sale }: MarginRow) => (sale?.acquisition?.date ? { date: sale.acquisition.date } : null),
  supplier: ({ sale }: MarginRow) => sale?.acquisition?.supplier ?? '',
  acquisitionTax: ({ sale }: MarginRow) => (sale?.acquisition ? acquisitionTax(sale.acquisition.tax) : ''),
  acquisitionPrice: ofSale(({ acquisitionPrice }) => acquisitionPrice),
  salePrice: ofSale(({ salePrice }) => salePrice),
  margin: ofSale(({ margin }) => margin),
  loss: ofSale(({ loss }) => loss),
  base: ofSale(({ base }) => base),
  rate: ({ sale }: MarginRow) => sale?.rate ?? null,
  vat: ofSale(({ vat }) => vat),
  regularVat: ofSale(({ regularVat }) => regularVat),
  costs: ofSale(({ acquisition }) => acquisition?.costs ?? null),
  note: ({ sale }: MarginRow) => sale?.warnings.map(one => warning(one, sale)).join(' · ') ?? '',
  ...ofInvoices(voidColumns({ status })),
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
