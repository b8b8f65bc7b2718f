import { grouped } from '../../shared/Lists';
import type { Money } from '../../shared/Money';
import { proportion } from '../../shared/proportion';
import { negated, taxedLines } from '../../valuation/Taxation';
import { isCounted, type IssuedInvoice, isVoid } from '../invoices/IssuedInvoice';
import { taxKindOf } from '../register/InvoiceRegister';
import { marginRateOf } from '../register/InvoiceSnapshot';
import { deliveryDateOf, type TaxMonth } from '../register/TaxMonth';
import type { Acquisition, KeyedAcquisition } from './Acquisition';

/** What is wrong with a sale under the margin scheme, or missing. */
export type MarginWarning =
  | 'noAcquisition'
  | 'severalAcquisitions'
  | 'beforeAcquisition'
  | 'noPrice'
  | 'withVat'
  | 'abroad'
  | 'unknownTax'
  | 'noCountry';

/** A sale under the margin scheme. */
export interface MarginSale {
  readonly invoice: IssuedInvoice;
  /** The acquisitions that the invoice sold. More than one is a mistake, because an invoice sells one vehicle. */
  readonly assigned: readonly KeyedAcquisition[];
  /** Null unless exactly one acquisition is assigned. */
  readonly acquisition: KeyedAcquisition | null;
  /** Null if it is not known. */
  readonly acquisitionPrice: Money | null;
  readonly salePrice: Money;
  /** Sale price minus acquisition price. Null for a loss, if it is not known, or if the scheme must not be used. */
  readonly margin: Money | null;
  /** Acquisition price minus sale price, above 0. Null if there is no loss. */
  readonly loss: Money | null;
  /** In percent. Null if the seller's country was not known when the invoice was issued. */
  readonly rate: number | null;
  /** The margin without its VAT, which is what is taxed. 0 for a loss. Null if the VAT is not known. */
  readonly base: Money | null;
  /** The VAT in the margin, never below 0. */
  readonly vat: Money | null;
  /** The VAT in the sale price, if the vehicle was bought with VAT and the scheme must not be used. Otherwise null. */
  readonly regularVat: Money | null;
  readonly warnings: readonly MarginWarning[];
}

/** The counted sales under the margin scheme, in the order of the invoices. */
export function marginSales(
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
): readonly MarginSale[] {
  const bought = grouped(acquisitions, ({ invoiceId }) => invoiceId);
  return invoices
    .filter(invoice => isCounted(invoice) && taxKindOf(invoice) === 'marginalTaxation')
    .map(invoice => saleOf(invoice, bought.get(invoice.id) ?? []));
}

/** The void invoices under the margin scheme, which stay in the file of the book. */
export const voidMarginInvoices = (invoices: readonly IssuedInvoice[]): readonly IssuedInvoice[] =>
  invoices.filter(invoice => isVoid(invoice) && taxKindOf(invoice) === 'marginalTaxation');

function saleOf(invoice: IssuedInvoice, assigned: readonly KeyedAcquisition[]): MarginSale {
  const acquisition = onlyOf(assigned);
  const acquisitionPrice = acquisition?.price ?? null;
  const salePrice = invoice.gross;
  const rate = marginRateOf(invoice.snapshot);
  const isTaxed = acquisition?.tax === 'vat';
  const price = isTaxed ? null : acquisitionPrice;
  const difference = price === null ? null : ((salePrice - price) as Money);
  const isLoss = difference !== null && difference < 0;
  const margin = isLoss ? null : difference;
  const loss = isLoss ? negated(difference) : null;
  const vat = price === null || rate === null ? null : marginVat(salePrice, price, rate);
  const warnings = warningsOf(invoice, assigned, rate);
  const base = vat === null ? null : (((margin ?? 0) - vat) as Money);
  const regularVat = isTaxed && rate !== null ? proportion(salePrice, rate, 100 + rate) : null;
  return {
    invoice,
    assigned,
    acquisition,
    acquisitionPrice,
    salePrice,
    margin,
    loss,
    base,
    rate,
    vat,
    regularVat,
    warnings,
  };
}

/** Of each sale on its own: a loss does not reduce the VAT of another sale. */
function marginVat(salePrice: Money, price: Money, vatRate: number): Money {
  const lines = taxedLines({ taxation: 'marginScheme', vatRate, salePrice }, price);
  return negated(lines.find(({ key }) => key === 'marginVat')?.amount ?? (0 as Money));
}

/** Exactly one acquisition, or null. */
const onlyOf = (assigned: readonly KeyedAcquisition[]): KeyedAcquisition | null =>
  assigned.length === 1 ? (assigned[0] ?? null) : null;

/** The vehicle was delivered before it was bought. */
export const isBeforeAcquisition = (
  invoice: IssuedInvoice,
  { date, isDateLatest }: Pick<Acquisition, 'date' | 'isDateLatest'>,
): boolean => date !== null && !isDateLatest && deliveryDateOf(invoice) < date;

function warningsOf(
  invoice: IssuedInvoice,
  assigned: readonly KeyedAcquisition[],
  rate: number | null,
): readonly MarginWarning[] {
  const acquisition = onlyOf(assigned);
  const found: readonly (MarginWarning | false)[] = [
    assigned.length === 0 && 'noAcquisition',
    assigned.length > 1 && 'severalAcquisitions',
    acquisition !== null && isBeforeAcquisition(invoice, acquisition) && 'beforeAcquisition',
    acquisition?.price === null && 'noPrice',
    acquisition?.tax === 'vat' && 'withVat',
    acquisition?.tax === 'abroad' && 'abroad',
    acquisition?.tax === 'unknown' && 'unknownTax',
    rate === null && 'noCountry',
  ];
  return found.filter(warning => warning !== false);
}

/** The sums of some sales. Each is the sum of what its column shows, and null if the column shows nothing. */
export interface MarginSum {
  readonly count: number;
  readonly salePrice: Money;
  readonly acquisitionPrice: Money | null;
  /** Of the gains alone, because a loss does not reduce the VAT of another sale. */
  readonly margin: Money | null;
  readonly loss: Money | null;
  readonly base: Money | null;
  readonly vat: Money | null;
  readonly regularVat: Money | null;
  /** The number of sales whose margin is not known, so that the margins are not sale prices minus acquisition prices. */
  readonly withoutMargin: number;
  /** The number of sales whose VAT is not known. */
  readonly unknown: number;
}

export function marginSum(sales: readonly MarginSale[]): MarginSum {
  const sum = (amountOf: (sale: MarginSale) => Money | null) => {
    const known = sales.map(amountOf).filter(amount => amount !== null);
    return known.length === 0 ? null : (known.reduce<number>((total, amount) => total + amount, 0) as Money);
  };
  return {
    count: sales.length,
    salePrice: sum(({ salePrice }) => salePrice) ?? (0 as Money),
    acquisitionPrice: sum(({ acquisitionPrice }) => acquisitionPrice),
    margin: sum(({ margin }) => margin),
    loss: sum(({ loss }) => loss),
    base: sum(({ base }) => base),
    vat: sum(({ vat }) => vat),
    regularVat: sum(({ regularVat }) => regularVat),
    withoutMargin: sales.filter(({ margin, loss }) => margin === null && loss === null).length,
    unknown: sales.filter(({ vat }) => vat === null).length,
  };
}

/** The sums of each month of sale, the latest first. */
export function marginSums(
  sales: readonly MarginSale[],
  taxMonth: TaxMonth,
): readonly (MarginSum & { readonly month: string })[] {
  return [...grouped(sales, ({ invoice }) => taxMonth(invoice))]
    .map(([month, sold]) => ({ month, ...marginSum(sold) }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}
