import type { Instant } from '../../shared/Instant';
import { grouped } from '../../shared/Lists';
import type { Money } from '../../shared/Money';
import { amountCell, type NamedSheet, type SheetRow } from '../../shared/Sheet';
import { clientCountry, homeCountry, isInEu, plainNumber } from '../checks/SellerCountry';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import { type VatOption, vatOptions, vatRate } from '../invoices/Vat';
import { type MarginSale, marginSum, voidMarginInvoices } from '../margin/MarginBook';
import { marginSheet } from '../margin/marginSheet';
import { registerTotal, taxKindOf } from './InvoiceRegister';
import { type MonthClosing, purchaseSheet } from './MonthClosing';
import { registerSheet } from './registerSheet';
import type { MonthBasis } from './TaxMonth';

/** The columns of the sums, and the rows that no kind of tax names. */
type SumsWord =
  | 'kind'
  | 'count'
  | 'rate'
  | 'base'
  | 'vat'
  | 'total'
  | (typeof zeroRateParts)[number]
  | 'recapitulative'
  | 'noVatId'
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
 * What a month adds up to. First the base and the tax of each rate; the sales at 0 % are also split by the country of the client.
 * Then the turnover of the margin scheme, its margins by rate, and its losses. In the last sum, base and VAT are those of all
 * rows that are no part of another row, and the total is the register's gross. Below it, a row for each company in another
 * country of the EU shows the sum of its supplies at 0 %.
 */
export function monthSumsSheet(
  { invoices, sales }: Pick<MonthClosing, 'invoices' | 'sales'>,
  savedAt: Instant,
  { taxKind, word, monthBasis }: SumsWords,
): readonly SheetRow[] {
  const kinds = vatOptions.filter(kind => kind !== 'marginalTaxation');
  const totalLine = (name: string, kind: VatOption, some: readonly IssuedInvoice[]): SumsLine => {
    const { count, net, vat, gross } = registerTotal(some);
    return [name, { count, rate: vatRate(kind), base: net, vat, total: gross }];
  };
  const atZero = byZeroRatePart(invoices.filter(isCounted));
  const zeroLines = zeroRateParts.map(part => totalLine(word(part), 'unselected', atZero.get(part) ?? []));
  const taxed = kinds
    .flatMap(kind => [
      totalLine(
        taxKind(kind),
        kind,
        invoices.filter(one => taxKindOf(one) === kind),
      ),
      ...(kind === 'unselected' ? zeroLines : []),
    ])
    .filter(([, { count }]) => count > 0);
  const supplied = [...grouped(atZero.get('zeroToEu') ?? [], statedVatId)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([vatId, some]) => totalLine(vatId || word('noVatId'), 'unselected', some));
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
  const rowOf = ([name, { count, rate = null, base = null, vat = null, total }]: SumsLine): SheetRow => [
    name,
    count,
    rate,
    ...[base, vat, total].map(amountCell),
  ];
  return [
    (['kind', 'count', 'rate', 'base', 'vat', 'total'] as const).map(word),
    ...lines.filter(line => line !== false).map(rowOf),
    ...(supplied.length > 0 ? [[word('recapitulative'), null, null, null, null, null]] : []),
    ...supplied.map(rowOf),
    [word('monthBasis'), word(monthBasis), null, null, null, null],
    [word('savedAt'), { at: savedAt }, null, null, null, null],
  ];
}

/** To whom a sale without VAT went: a tax return has a line of its own for each but the last. */
const zeroRateParts = ['zeroToEu', 'zeroOutsideEu', 'zeroElse'] as const;

/** The last one has sales within the country and to people, and those whose countries are not known. */
function zeroRatePart({ snapshot: { client, seller } }: IssuedInvoice): (typeof zeroRateParts)[number] {
  const from = homeCountry(seller?.country, seller);
  const to = client && clientCountry(client.country, client.vatNumber);
  if (from === null || to === null || to === from) return 'zeroElse';
  if (!isInEu(to)) return 'zeroOutsideEu';
  return client?.type === 'company' ? 'zeroToEu' : 'zeroElse';
}

const byZeroRatePart = (invoices: readonly IssuedInvoice[]) =>
  grouped(
    invoices.filter(invoice => taxKindOf(invoice) === 'unselected'),
    zeroRatePart,
  );

/** The VAT id of the client, as a recapitulative statement has it. '' if there is none. */
const statedVatId = ({ snapshot: { client } }: IssuedInvoice): string => plainNumber(client?.vatNumber ?? '');

interface MonthWords {
  readonly names: Readonly<Record<'register' | 'margins' | 'purchases' | 'sums' | 'notes', string>>;
  readonly register: Parameters<typeof registerSheet>[1];
  readonly margins: Parameters<typeof marginSheet>[2];
  readonly purchases: Parameters<typeof purchaseSheet>[1];
  readonly sums: Parameters<typeof monthSumsSheet>[2];
  /** What is to be checked, in sentences. */
  readonly notes: readonly string[];
}

/** All that a bookkeeper needs of a month. */
export const monthSheets = (
  closing: MonthClosing,
  savedAt: Instant,
  { names, register, margins, purchases, sums, notes }: MonthWords,
): readonly [NamedSheet, ...NamedSheet[]] => [
  { name: names.register, rows: registerSheet(closing.invoices, register) },
  { name: names.margins, rows: marginSheet(closing.sales, voidMarginInvoices(closing.invoices), margins) },
  { name: names.purchases, rows: purchaseSheet(closing.purchases, purchases) },
  { name: names.sums, rows: monthSumsSheet(closing, savedAt, sums) },
  { name: names.notes, rows: [[names.notes], ...notes.map(note => [note])] },
];
