import { grouped } from '../../shared/grouped';
import { monthOf } from '../../shared/LocalDate';
import { amountCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { numberKeys } from '../invoices/InvoiceNumber';
import { isCounted, type IssuedInvoice, isUnconfirmed } from '../invoices/IssuedInvoice';
import type { AcquisitionTax, KeyedAcquisition } from '../margin/Acquisition';
import type { MarginSale } from '../margin/MarginBook';
import { taxKindOf } from './InvoiceRegister';

/** Why a month is not complete. */
export type ClosingGap =
  | 'unconfirmed'
  | 'sameNumber'
  | 'withoutFile'
  | 'withoutVatOption'
  | 'withoutPurchase'
  | 'severalPurchases'
  | 'withoutPrice'
  | 'withVat'
  | 'abroad'
  | 'unknownTax'
  | 'withoutRate'
  | 'purchaseUndated';

/** What belongs to a month, for the bookkeeper. */
export interface MonthClosing {
  readonly invoices: readonly IssuedInvoice[];
  readonly sales: readonly MarginSale[];
  /** What was bought in the month. */
  readonly purchases: readonly KeyedAcquisition[];
  /** The invoices whose PDFs belong to the month, the earliest first. */
  readonly files: readonly IssuedInvoice[];
  /** The void invoices of the month, which explain the gaps in its numbers. */
  readonly voided: readonly IssuedInvoice[];
  /** The numbers of invoices, or the vehicles of purchases, by what is missing. Empty if nothing is. */
  readonly gaps: ReadonlyMap<ClosingGap, readonly string[]>;
}

interface ClosedBooks {
  readonly invoices: readonly IssuedInvoice[];
  readonly sales: readonly MarginSale[];
  readonly acquisitions: readonly KeyedAcquisition[];
}

/** `month` is YYYY-MM. The books have the latest invoice first. */
export function monthClosing(month: string, books: ClosedBooks): MonthClosing {
  const invoices = books.invoices.filter(({ date }) => monthOf(date) === month);
  const sales = books.sales.filter(({ invoice }) => monthOf(invoice.date) === month);
  const counted = invoices.filter(isCounted);
  // Two invoices may have one number although they are in different months.
  const keyOf = numberKeys(books.invoices.filter(isCounted));
  const byNumber = grouped(books.invoices.filter(isCounted), keyOf);
  const isDoubled = (invoice: IssuedInvoice) => (byNumber.get(keyOf(invoice))?.length ?? 0) > 1;
  const files = counted.filter(({ address }) => address !== '').reverse();
  const numbers = (found: readonly IssuedInvoice[]) => found.map(({ number }) => number);
  const warned = (warning: MarginSale['warnings'][number]) =>
    sales.filter(({ warnings }) => warnings.includes(warning)).map(({ invoice }) => invoice.number);
  const gaps: readonly (readonly [ClosingGap, readonly string[]])[] = [
    ['unconfirmed', numbers(invoices.filter(isUnconfirmed))],
    ['sameNumber', [...new Set(numbers(counted.filter(isDoubled)))]],
    ['withoutFile', numbers(counted.filter(({ address }) => address === ''))],
    ['withoutVatOption', numbers(counted.filter(invoice => taxKindOf(invoice) === 'unselected'))],
    ['withoutPurchase', warned('noAcquisition')],
    ['severalPurchases', warned('severalAcquisitions')],
    ['withoutPrice', warned('noPrice')],
    ['withVat', warned('withVat')],
    ['abroad', warned('abroad')],
    ['unknownTax', warned('unknownTax')],
    ['withoutRate', warned('noCountry')],
    ['purchaseUndated', books.acquisitions.filter(({ date }) => date === null).map(nameOf)],
  ];
  return {
    invoices,
    sales,
    purchases: books.acquisitions.filter(({ date }) => date !== null && monthOf(date) === month),
    files,
    voided: invoices.filter(({ voided }) => voided !== null).reverse(),
    gaps: new Map(gaps.filter(([, found]) => found.length > 0)),
  };
}

const nameOf = ({ vehicle, vin }: KeyedAcquisition): string => `${vehicle} ${vin}`.trim() || '–';

interface PurchaseWords {
  readonly acquisitionTax: (tax: AcquisitionTax) => string;
  /** The number of an invoice. */
  readonly soldBy: (invoiceId: string) => string;
}

const columnsIn = ({ acquisitionTax, soldBy }: PurchaseWords) => ({
  boughtOn: ({ date }: KeyedAcquisition) => date && { date },
  vehicle: ({ vehicle }: KeyedAcquisition) => vehicle,
  vin: ({ vin }: KeyedAcquisition) => vin,
  acquisitionPrice: ({ price }: KeyedAcquisition) => amountCell(price),
  acquisitionTax: ({ tax }: KeyedAcquisition) => acquisitionTax(tax),
  costs: ({ costs }: KeyedAcquisition) => amountCell(costs),
  number: ({ invoiceId }: KeyedAcquisition) => (invoiceId === null ? '' : soldBy(invoiceId)),
});

/** What was bought as rows of a file, the earliest first. */
export const purchaseSheet = (
  purchases: readonly KeyedAcquisition[],
  words: PurchaseWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] =>
  sheetOf(
    [...purchases].sort((one, other) => (one.date ?? '').localeCompare(other.date ?? '')),
    columnsIn(words),
    words.heading,
  );
