import { amountCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { earliestFirst } from '../register/registerSheet';
import type { AcquisitionTax } from './Acquisition';
import type { MarginSale, MarginWarning } from './MarginBook';

interface MarginWords {
  readonly acquisitionTax: (tax: AcquisitionTax) => string;
  readonly warning: (warning: MarginWarning, sale: MarginSale) => string;
}

const columnsIn = (words: MarginWords) => ({
  date: ({ invoice }: MarginSale) => ({ date: invoice.date }),
  number: ({ invoice }: MarginSale) => invoice.number,
  client: ({ invoice }: MarginSale) => invoice.clientName,
  vehicle: ({ invoice }: MarginSale) => invoice.vehicle,
  vin: ({ invoice }: MarginSale) => invoice.snapshot.sent.vin,
  boughtOn: ({ acquisition }: MarginSale) => (acquisition?.date ? { date: acquisition.date } : null),
  acquisitionTax: ({ acquisition }: MarginSale) => (acquisition ? words.acquisitionTax(acquisition.tax) : ''),
  acquisitionPrice: ({ acquisitionPrice }: MarginSale) => amountCell(acquisitionPrice),
  salePrice: ({ salePrice }: MarginSale) => amountCell(salePrice),
  margin: ({ margin }: MarginSale) => amountCell(margin),
  rate: ({ rate }: MarginSale) => rate,
  vat: ({ vat }: MarginSale) => amountCell(vat),
  costs: ({ acquisition }: MarginSale) => amountCell(acquisition?.costs ?? null),
  note: (sale: MarginSale) => sale.warnings.map(warning => words.warning(warning, sale)).join(' · '),
});

/** The sales as rows of a file, the earliest first. `sales` has the latest first. */
export const marginSheet = (
  sales: readonly MarginSale[],
  words: MarginWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] =>
  sheetOf(
    earliestFirst(sales, ({ invoice }) => invoice.date),
    columnsIn(words),
    words.heading,
  );
