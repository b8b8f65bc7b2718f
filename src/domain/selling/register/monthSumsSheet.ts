import { grouped } from '../../shared/grouped';
import type { Instant } from '../../shared/Instant';
import type { Money } from '../../shared/Money';
import { amountCell, type SheetRow } from '../../shared/Sheet';
import { type VatOption, vatOptions, vatRate } from '../invoices/Vat';
import { type MarginSale, marginSum } from '../margin/MarginBook';
import { registerTotal, taxKindOf } from './InvoiceRegister';
import type { MonthClosing } from './MonthClosing';

/** The columns of the sums, and the rows that no kind of tax names. */
type SumsWord =
  | 'kind'
  | 'count'
  | 'rate'
  | 'base'
  | 'vat'
  | 'total'
  | 'turnover'
  | 'margins'
  | 'losses'
  | 'regular'
  | 'unknown'
  | 'savedAt';

interface SumsWords {
  readonly taxKind: (kind: VatOption) => string;
  readonly word: (word: SumsWord) => string;
}

/**
 * What a month adds up to: base and tax of each rate, then the turnover of the margin scheme and what is in it: the margins
 * by their rate, with the losses apart from them.
 */
export function monthSumsSheet(
  { invoices, sales }: Pick<MonthClosing, 'invoices' | 'sales'>,
  savedAt: Instant,
  { taxKind, word }: SumsWords,
): readonly SheetRow[] {
  const kinds = vatOptions.filter(kind => kind !== 'marginalTaxation');
  const taxed = kinds.map(kind => ({ kind, ...registerTotal(invoices.filter(one => taxKindOf(one) === kind)) }));
  const byRate = (some: readonly MarginSale[]) => [...grouped(some, ({ rate }) => rate)];
  const gains = byRate(sales.filter(({ margin, vat }) => margin !== null && vat !== null));
  const turnover = marginSum(sales);
  const losses = marginSum(sales.filter(({ loss }) => loss !== null));
  const regular = byRate(sales.filter(({ regularVat }) => regularVat !== null));
  const unknown = sales.filter(
    ({ vat, regularVat, loss }) => vat === null && regularVat === null && loss === null,
  ).length;
  return [
    (['kind', 'count', 'rate', 'base', 'vat', 'total'] as const).map(word),
    ...taxed
      .filter(({ count }) => count > 0)
      .map(({ kind, count, net, vat, gross }) => [
        taxKind(kind),
        count,
        vatRate(kind),
        amountCell(net),
        amountCell(vat),
        amountCell(gross),
      ]),
    // With it, the totals of the invoices are the register's gross.
    ...(turnover.count > 0
      ? [[word('turnover'), turnover.count, null, null, null, amountCell(turnover.salePrice)]]
      : []),
    ...gains.map(([rate, sold]) => {
      const { count, base, vat, margin } = marginSum(sold);
      return [word('margins'), count, rate, amountCell(base), amountCell(vat), amountCell(margin)];
    }),
    [word('losses'), losses.count, null, null, null, amountCell(losses.loss)],
    ...regular.map(([rate, sold]) => {
      const { count, regularVat, salePrice } = marginSum(sold);
      const base = (salePrice - (regularVat ?? 0)) as Money;
      return [word('regular'), count, rate, amountCell(base), amountCell(regularVat), amountCell(salePrice)];
    }),
    ...(unknown > 0 ? [[word('unknown'), unknown, null, null, null, null]] : []),
    [word('savedAt'), { at: savedAt }, null, null, null, null],
  ];
}
