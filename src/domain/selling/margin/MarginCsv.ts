import type { CsvRow } from '../../shared/Csv';
import type { Money } from '../../shared/Money';
import type { MarginSale, MarginWarning } from './MarginBook';
import type { PurchaseTax } from './Purchase';

export const marginColumns = [
  'date',
  'number',
  'client',
  'vehicle',
  'vin',
  'boughtOn',
  'purchaseTax',
  'purchasePrice',
  'salePrice',
  'margin',
  'rate',
  'vat',
  'costs',
  'note',
] as const;

interface MarginWords {
  readonly heading: (column: (typeof marginColumns)[number]) => string;
  readonly purchaseTax: (tax: PurchaseTax) => string;
  readonly warning: (warning: MarginWarning, sale: MarginSale) => string;
}

/** The sales as rows of a file, the earliest first. `sales` has the latest first. */
export function marginCsv(sales: readonly MarginSale[], words: MarginWords): readonly CsvRow[] {
  const earliestFirst = [...sales].reverse();
  const inOrder = earliestFirst.sort((one, other) =>
    one.invoice.date < other.invoice.date ? -1 : Number(one.invoice.date > other.invoice.date),
  );
  return [marginColumns.map(words.heading), ...inOrder.map(sale => rowOf(sale, words))];
}

function rowOf(sale: MarginSale, words: MarginWords): CsvRow {
  const { invoice, purchase, purchasePrice, salePrice, margin, rate, vat, warnings } = sale;
  return [
    invoice.date,
    invoice.number,
    invoice.clientName,
    invoice.vehicle,
    invoice.snapshot?.sent.vin ?? '',
    purchase?.date ?? '',
    purchase ? words.purchaseTax(purchase.tax) : '',
    cell(purchasePrice),
    { amount: salePrice },
    cell(margin),
    rate,
    cell(vat),
    cell(purchase?.costs ?? null),
    warnings.map(warning => words.warning(warning, sale)).join(' '),
  ];
}

const cell = (amount: Money | null) => (amount === null ? null : { amount });
