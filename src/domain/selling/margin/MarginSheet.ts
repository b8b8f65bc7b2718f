import type { Money } from '../../shared/Money';
import type { SheetRow } from '../../shared/Sheet';
import type { AcquisitionTax } from './Acquisition';
import type { MarginSale, MarginWarning } from './MarginBook';

export const marginColumns = [
  'date',
  'number',
  'client',
  'vehicle',
  'vin',
  'boughtOn',
  'acquisitionTax',
  'acquisitionPrice',
  'salePrice',
  'margin',
  'rate',
  'vat',
  'costs',
  'note',
] as const;

interface MarginWords {
  readonly heading: (column: (typeof marginColumns)[number]) => string;
  readonly acquisitionTax: (tax: AcquisitionTax) => string;
  readonly warning: (warning: MarginWarning, sale: MarginSale) => string;
}

/** The sales as rows of a file, the earliest first. `sales` has the latest first. */
export function marginSheet(sales: readonly MarginSale[], words: MarginWords): readonly SheetRow[] {
  const earliestFirst = [...sales].reverse();
  const inOrder = earliestFirst.sort((one, other) =>
    one.invoice.date < other.invoice.date ? -1 : Number(one.invoice.date > other.invoice.date),
  );
  return [marginColumns.map(words.heading), ...inOrder.map(sale => rowOf(sale, words))];
}

function rowOf(sale: MarginSale, words: MarginWords): SheetRow {
  const { invoice, acquisition, acquisitionPrice, salePrice, margin, rate, vat, warnings } = sale;
  return [
    { date: invoice.date },
    invoice.number,
    invoice.clientName,
    invoice.vehicle,
    invoice.snapshot.sent.vin,
    acquisition?.date ? { date: acquisition.date } : null,
    acquisition ? words.acquisitionTax(acquisition.tax) : '',
    cell(acquisitionPrice),
    { amount: salePrice },
    cell(margin),
    rate,
    cell(vat),
    cell(acquisition?.costs ?? null),
    warnings.map(warning => words.warning(warning, sale)).join(' '),
  ];
}

const cell = (amount: Money | null) => (amount === null ? null : { amount });
