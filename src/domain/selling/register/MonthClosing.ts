import { grouped } from '../../shared/Lists';
import { monthOf } from '../../shared/LocalDate';
import { amountCell, sheetOf, type SheetRow } from '../../shared/Sheet';
import { otherSales } from '../checks/EarlierSale';
import { numberKeys, runFindings } from '../invoices/InvoiceNumber';
import { isCounted, type IssuedInvoice, isUnconfirmed } from '../invoices/IssuedInvoice';
import type { AcquisitionTax, KeyedAcquisition } from '../margin/Acquisition';
import type { MarginSale } from '../margin/MarginBook';
import { taxKindOf } from './InvoiceRegister';
import { deliveryDateOf, hasTwoMonths, type TaxMonth } from './TaxMonth';

/** Why a month is not complete. */
export type ClosingGap =
  | 'unconfirmed'
  | 'twoMonths'
  | 'sameNumber'
  | 'numbersMissing'
  | 'numbersOutOfOrder'
  | 'soldTwice'
  | 'withoutFile'
  | 'withoutVatOption'
  | 'withoutPurchase'
  | 'severalPurchases'
  | 'beforePurchase'
  | 'withoutPrice'
  | 'withVat'
  | 'abroad'
  | 'unknownTax'
  | 'withoutRate'
  | 'purchaseUndated'
  | 'purchaseDateLatest'
  | 'purchasesUnread'
  | 'purchaseWithoutPrice'
  | 'exemptBesideTaxed';

/** What belongs to a month, for the bookkeeper. */
export interface MonthClosing {
  readonly invoices: readonly IssuedInvoice[];
  readonly sales: readonly MarginSale[];
  /** What was bought in the month. */
  readonly purchases: readonly KeyedAcquisition[];
  /** The invoices whose PDFs belong to the month, the void ones too, the earliest first. */
  readonly files: readonly IssuedInvoice[];
  /** The void invoices of the month, which explain the gaps in its numbers. */
  readonly voided: readonly IssuedInvoice[];
  /** The numbers of invoices, or the vehicles of purchases, by what is missing. Empty if nothing is. */
  readonly gaps: ReadonlyMap<ClosingGap, readonly string[]>;
}

interface ClosedBooks {
  readonly invoices: readonly IssuedInvoice[];
  readonly sales: readonly MarginSale[];
  /** What was bought, sold or not. */
  readonly acquisitions: readonly KeyedAcquisition[];
  /** Not all that was bought here has been read. */
  readonly isPartRead?: boolean;
  readonly taxMonth: TaxMonth;
}

/** `month` is YYYY-MM. The books have the latest invoice first. */
export function monthClosing(month: string, books: ClosedBooks): MonthClosing {
  const { taxMonth } = books;
  const invoices = books.invoices.filter(invoice => taxMonth(invoice) === month);
  const sales = books.sales.filter(({ invoice }) => taxMonth(invoice) === month);
  const counted = invoices.filter(isCounted);
  // Two invoices may have one number although they are in different months.
  const keyOf = numberKeys(books.invoices.filter(isCounted));
  const byNumber = grouped(books.invoices.filter(isCounted), keyOf);
  const isDoubled = (invoice: IssuedInvoice) => (byNumber.get(keyOf(invoice))?.length ?? 0) > 1;
  const files = invoices.filter(invoice => !isUnconfirmed(invoice) && invoice.address !== '').reverse();
  const purchases = books.acquisitions.filter(({ date }) => date !== null && monthOf(date) === month);
  const run = runFindings(books.invoices, invoices);
  const numbers = (found: readonly IssuedInvoice[]) => found.map(({ number }) => number);
  const warned = (warning: MarginSale['warnings'][number]) =>
    sales.filter(({ warnings }) => warnings.includes(warning)).map(({ invoice }) => invoice.number);
  const gaps: readonly (readonly [ClosingGap, readonly string[]])[] = [
    ['unconfirmed', numbers(invoices.filter(isUnconfirmed))],
    ['twoMonths', numbers(books.invoices.filter(invoice => isCounted(invoice) && isOfTwo(invoice, month)))],
    ['sameNumber', [...new Set(numbers(counted.filter(isDoubled)))]],
    ['numbersMissing', run.missing],
    ['numbersOutOfOrder', run.outOfOrder],
    ['soldTwice', soldTwice(counted, books)],
    ['withoutFile', numbers(counted.filter(({ address }) => address === ''))],
    ['withoutVatOption', numbers(counted.filter(invoice => taxKindOf(invoice) === 'unselected'))],
    ['withoutPurchase', warned('noAcquisition')],
    ['severalPurchases', warned('severalAcquisitions')],
    ['beforePurchase', warned('beforeAcquisition')],
    ['withoutPrice', warned('noPrice')],
    ['withVat', warned('withVat')],
    ['abroad', warned('abroad')],
    ['unknownTax', warned('unknownTax')],
    ['withoutRate', warned('noCountry')],
    ['exemptBesideTaxed', numbers(counted.filter(isExemptBesideTaxed(books)))],
    ['purchaseUndated', books.acquisitions.filter(({ date }) => date === null).map(purchaseName)],
    ['purchaseDateLatest', purchases.filter(({ isDateLatest }) => isDateLatest).map(purchaseName)],
    ['purchasesUnread', books.isPartRead ? [month] : []],
    // A sale without the price of its purchase is named already.
    [
      'purchaseWithoutPrice',
      purchases.filter(({ price, invoiceId }) => price === null && invoiceId === null).map(purchaseName),
    ],
  ];
  return {
    invoices,
    sales,
    purchases,
    files,
    voided: invoices.filter(({ voided }) => voided !== null).reverse(),
    gaps: new Map(gaps.filter(([, found]) => found.length > 0)),
  };
}

/** A small business states no VAT on any invoice of a year. */
function isExemptBesideTaxed({ invoices, taxMonth }: ClosedBooks): (invoice: IssuedInvoice) => boolean {
  const yearOf = (invoice: IssuedInvoice) => taxMonth(invoice).slice(0, 4);
  const isTaxed = (invoice: IssuedInvoice) => !['smallBusiness', 'unselected'].includes(taxKindOf(invoice));
  const taxedYears = new Set(invoices.filter(invoice => isCounted(invoice) && isTaxed(invoice)).map(yearOf));
  return invoice => taxKindOf(invoice) === 'smallBusiness' && taxedYears.has(yearOf(invoice));
}

/** Whether this is one of the two months of an invoice. */
const isOfTwo = (invoice: IssuedInvoice, month: string): boolean =>
  hasTwoMonths(invoice) && [invoice.date, deliveryDateOf(invoice)].map(monthOf).includes(month);

/** The numbers of the invoices, each with that of another invoice for the same vehicle. */
function soldTwice(counted: readonly IssuedInvoice[], { invoices, acquisitions }: ClosedBooks): readonly string[] {
  const otherSale = otherSales(invoices, acquisitions);
  return counted.flatMap(invoice => {
    const other = otherSale(invoice);
    return other === null ? [] : [`${invoice.number} (${other.number})`];
  });
}

export const purchaseName = ({ vehicle, vin }: KeyedAcquisition): string => `${vehicle} ${vin}`.trim() || '–';

interface PurchaseWords {
  readonly acquisitionTax: (tax: AcquisitionTax) => string;
  /** The number of an invoice. */
  readonly soldBy: (invoiceId: string) => string;
}

const columnsIn = ({ acquisitionTax, soldBy }: PurchaseWords) => ({
  boughtOn: ({ date }: KeyedAcquisition) => date && { date },
  vehicle: ({ vehicle }: KeyedAcquisition) => vehicle,
  vin: ({ vin }: KeyedAcquisition) => vin,
  supplier: ({ supplier }: KeyedAcquisition) => supplier ?? '',
  acquisitionPrice: ({ price }: KeyedAcquisition) => amountCell(price),
  acquisitionTax: ({ tax }: KeyedAcquisition) => acquisitionTax(tax),
  costs: ({ costs }: KeyedAcquisition) => amountCell(costs),
  number: ({ invoiceId }: KeyedAcquisition) => (invoiceId === null ? '' : soldBy(invoiceId)),
});

export const earliestFirst = (purchases: readonly KeyedAcquisition[]): readonly KeyedAcquisition[] =>
  [...purchases].sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));

/** What was bought as rows of a file, the earliest first. */
export const purchaseSheet = (
  purchases: readonly KeyedAcquisition[],
  words: PurchaseWords & { readonly heading: (column: keyof ReturnType<typeof columnsIn>) => string },
): readonly SheetRow[] => sheetOf(earliestFirst(purchases), columnsIn(words), words.heading);

/**
 * The month after the last saved one, or else the one that has ended. A month that has not begun only if there is no other.
 * `months` has the newest first. '' if there is none.
 */
export function monthToClose(
  months: readonly string[],
  thisMonth: string,
  isSaved: (month: string) => boolean,
): string {
  const begun = months.filter(known => known <= thisMonth);
  const saved = begun.findIndex(isSaved);
  return begun[saved - 1] ?? begun.find(known => known < thisMonth) ?? begun[0] ?? months[0] ?? '';
}
