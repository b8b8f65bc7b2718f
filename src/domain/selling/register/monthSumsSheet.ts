import { grouped } from '../../shared/grouped';
import type { Instant } from '../../shared/Instant';
import type { Money } from '../../shared/Money';
import { amountCell, type SheetRow } from '../../shared/Sheet';
import { type VatOption, vatOptions, vatRate } from '../invoices/Vat';
import { type MarginSale, marginSum } from '../margin/MarginBook';
import { registerTotal, taxKindOf } from './InvoiceRegister';
import type { MonthClosing } from './MonthClosing';
import type { MonthBasis } from './TaxMonth';

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
  | 'unsure'
  | 'losses'
  | 'regular'
  | 'unknown'
  | 'sum'
  | 'monthBasis'
  | MonthBasis
  | 'savedAt';

interface SumsWords {
  readonly taxKind: (kind: VatOption) => string;
  readonly word: (word: SumsWord) => string;
  readonly monthBasis: MonthBasis;
}

type SumsLine = readonly [
  name: string,
  sums: {
    readonly count: number;
    readonly rate?: number | null;
    readonly base?: Money | null;
    readonly vat?: Money | null;
    readonly total: Money | null;
  },
];

/**
 * What a month adds up to: base and tax of each rate, then the turnover of the margin scheme and what is in it: the margins
 * by their rate, with the losses apart from them. In the last sum, base and VAT are
 * those of all rows but the parts of another row, and the total is the register's gross.
 */
export function monthSumsSheet(
  { invoices, sales }: Pick<MonthClosing, 'invoices' | 'sales'>,
  savedAt: Instant,
  { taxKind, word, monthBasis }: SumsWords,
): readonly SheetRow[] {
  const kinds = vatOptions.filter(kind => kind !== 'marginalTaxation');
  const taxed = kinds
    .map(kind => ({ kind, ...registerTotal(invoices.filter(one => taxKindOf(one) === kind)) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count, net, vat, gross }): SumsLine => [
      taxKind(kind),
      { count, rate: vatRate(kind), base: net, vat, total: gross },
    ]);
  const byRate = (some: readonly MarginSale[]) => [...grouped(some, ({ rate }) => rate)];
  const marginLine = (name: SumsWord, rate: number | null, sold: readonly MarginSale[]): SumsLine => {
    const { count, base, vat, margin: total } = marginSum(sold);
    return [word(name), { count, rate, base, vat, total }];
  };
  const gains = sales.filter(({ margin, vat }) => margin !== null && vat !== null);
  const isUnsure = ({ acquisition }: MarginSale) =>
    acquisition !== null && ['abroad', 'unknown'].includes(acquisition.tax);
  const turnover = marginSum(sales);
  const losses = marginSum(sales.filter(({ loss }) => loss !== null));
  const regular = sales.filter(({ regularVat }) => regularVat !== null);
  const regularLine = (rate: number | null, sold: readonly MarginSale[]) => {
    const { count, regularVat: vat, salePrice: total } = marginSum(sold);
    return [word('regular'), { count, rate, base: (total - (vat ?? 0)) as Money, vat, total }] as const;
  };
  const unknown = marginSum(
    sales.filter(({ vat, regularVat, loss }) => vat === null && regularVat === null && loss === null),
  );
  const { count, net, vat, gross } = registerTotal(invoices);
  const summed = [{ base: net, vat }, marginSum(gains), regularLine(null, regular)[1]];
  const sum = (key: 'base' | 'vat') => summed.reduce((total, part) => total + (part[key] ?? 0), 0) as Money;
  const lines: readonly (SumsLine | false)[] = [
    ...taxed,
    // With it, the totals of the invoices are the register's gross.
    turnover.count > 0 && [word('turnover'), { count: turnover.count, total: turnover.salePrice }],
    ...byRate(gains).flatMap(([rate, sold]) => {
      const unsure = sold.filter(isUnsure);
      return [marginLine('margins', rate, sold), ...(unsure.length > 0 ? [marginLine('unsure', rate, unsure)] : [])];
    }),
    [word('losses'), { count: losses.count, total: losses.loss }],
    ...byRate(regular).map(([rate, sold]) => regularLine(rate, sold)),
    unknown.count > 0 && [word('unknown'), { count: unknown.count, total: unknown.salePrice }],
    [word('sum'), { count, base: sum('base'), vat: sum('vat'), total: gross }],
  ];
  return [
    (['kind', 'count', 'rate', 'base', 'vat', 'total'] as const).map(word),
    ...lines
      .filter(line => line !== false)
      .map(([name, { count, rate = null, base = null, vat = null, total }]) => [
        name,
        count,
        rate,
        ...[base, vat, total].map(amountCell),
      ]),
    [word('monthBasis'), word(monthBasis), null, null, null, null],
    [word('savedAt'), { at: savedAt }, null, null, null, null],
  ];
}
