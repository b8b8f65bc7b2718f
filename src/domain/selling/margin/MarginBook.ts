import { grouped } from '../../shared/grouped';
import { monthOf } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import { negated, taxedLines } from '../../valuation/Taxation';
import { type SellerCountry, standardRate } from '../checks/SellerCountry';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import { taxKindOf } from '../register/InvoiceRegister';
import type { KeyedAcquisition } from './Acquisition';

/** What is wrong with a sale under the margin scheme, or missing. */
export type MarginWarning =
  'noAcquisition' | 'severalAcquisitions' | 'noPrice' | 'withVat' | 'abroad' | 'unknownTax' | 'noCountry';

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
  /** Sale price minus acquisition price, which may be below 0. Null if it is not known, or if the scheme must not be used. */
  readonly margin: Money | null;
  /** In percent. Null if the seller's country is not known. */
  readonly rate: number | null;
  /** The VAT in the margin, never below 0. */
  readonly vat: Money | null;
  readonly warnings: readonly MarginWarning[];
}

/**
 * The counted sales under the margin scheme, in the order of the invoices. `country` is that of a seller
 * whose invoices do not say it.
 */
export function marginSales(
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
  country: SellerCountry | null,
): readonly MarginSale[] {
  const bought = grouped(acquisitions, ({ invoiceId }) => invoiceId);
  return invoices
    .filter(invoice => isCounted(invoice) && taxKindOf(invoice) === 'marginalTaxation')
    .map(invoice => saleOf(invoice, bought.get(invoice.id) ?? [], country));
}

function saleOf(
  invoice: IssuedInvoice,
  assigned: readonly KeyedAcquisition[],
  country: SellerCountry | null,
): MarginSale {
  const acquisition = assigned.length === 1 ? (assigned[0] ?? null) : null;
  const acquisitionPrice = acquisition?.price ?? null;
  const salePrice = invoice.gross;
  const home = invoice.snapshot.seller?.country ?? country;
  const rate = home && standardRate(home);
  const price = acquisition?.tax === 'vat' ? null : acquisitionPrice;
  const margin = price === null ? null : ((salePrice - price) as Money);
  const vat = price === null || rate === null ? null : marginVat(salePrice, price, rate);
  const warnings = warningsOf(assigned, acquisition, rate);
  return { invoice, assigned, acquisition, acquisitionPrice, salePrice, margin, rate, vat, warnings };
}

/** Of each sale on its own: a loss does not reduce the VAT of another sale. */
function marginVat(salePrice: Money, price: Money, vatRate: number): Money {
  const lines = taxedLines({ taxation: 'marginScheme', vatRate, salePrice }, price);
  return negated(lines.find(({ key }) => key === 'marginVat')?.amount ?? (0 as Money));
}

function warningsOf(
  assigned: readonly KeyedAcquisition[],
  acquisition: KeyedAcquisition | null,
  rate: number | null,
): readonly MarginWarning[] {
  const found: readonly (MarginWarning | false)[] = [
    assigned.length === 0 && 'noAcquisition',
    assigned.length > 1 && 'severalAcquisitions',
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
  readonly margin: Money | null;
  readonly vat: Money | null;
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
    vat: sum(({ vat }) => vat),
    withoutMargin: sales.filter(({ margin }) => margin === null).length,
    unknown: sales.filter(({ vat }) => vat === null).length,
  };
}

/** The sums of each month of sale, the latest first. */
export function marginSums(sales: readonly MarginSale[]): readonly (MarginSum & { readonly month: string })[] {
  return [...grouped(sales, ({ invoice }) => monthOf(invoice.date))]
    .map(([month, sold]) => ({ month, ...marginSum(sold) }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}
