import type { OfferTab } from './OfferTab';

/** The columns of a table of offers that the dealer can hide and move. The vehicle itself comes before all of them. */
export const offerColumns = [
  'score',
  'year',
  'mileage',
  'country',
  'bids',
  'standing',
  'highestBid',
  'buyNow',
  'minimumPrice',
  'minimumBid',
  'ownBid',
  'limit',
  'profit',
  'changes',
  'nextStep',
  'price',
  'commission',
  'total',
  'age',
  'soldAt',
] as const;

export type OfferColumn = (typeof offerColumns)[number];

/** What a table can be sorted by. What changed is a text, and the next step is a press. */
export type SortColumn = Exclude<OfferColumn, 'changes' | 'nextStep'> | 'vehicle';

export const isSortColumn = (column: OfferColumn): column is Exclude<SortColumn, 'vehicle'> =>
  column !== 'changes' && column !== 'nextStep';

/**
 * The prices and the press of the next bid come first, because the details of an offer take a part of the width, and so does
 * the first limit that a dealer sets. Only a wide window has the last ones.
 * Year, mileage and country are below the name of the vehicle, and the own bid is below the standing.
 */
const market: readonly OfferColumn[] = [
  'score',
  'standing',
  'highestBid',
  'buyNow',
  'minimumBid',
  'minimumPrice',
  'bids',
  'age',
  'limit',
  'profit',
];

/** What a list shows until the dealer chooses other columns. */
export const defaultColumns: Readonly<Record<OfferTab, readonly OfferColumn[]>> = {
  browse: market,
  liked: market,
  // The next bid is a press, so it is beside the other ones.
  ownBids: [
    'standing',
    'highestBid',
    'ownBid',
    'minimumPrice',
    'limit',
    'profit',
    'changes',
    'bids',
    'score',
    'minimumBid',
  ],
  inRealization: ['nextStep', 'price', 'commission', 'total'],
  archived: ['price', 'commission', 'total', 'soldAt', 'standing'],
  sold: ['score', 'bids', 'price', 'soldAt'],
};

/** Which columns a table shows, in which order, and how wide. */
export interface ColumnArrangement {
  readonly shown: readonly OfferColumn[];
  /** Pixels. A column without an entry has its usual width. */
  readonly widths: Partial<Readonly<Record<OfferColumn, number>>>;
}

/** The least and the greatest width of a column in pixels. */
export const COLUMN_WIDTH = { least: 48, most: 400 };

export const withColumn = ({ shown, widths }: ColumnArrangement, column: OfferColumn): ColumnArrangement => ({
  shown: shown.includes(column) ? shown : [...shown, column],
  widths,
});

export const withoutColumn = ({ shown, widths }: ColumnArrangement, column: OfferColumn): ColumnArrangement => ({
  shown: shown.filter(other => other !== column),
  widths,
});

/** Moves a column by so many places, at most to either end. */
export function movedColumn({ shown, widths }: ColumnArrangement, column: OfferColumn, by: number): ColumnArrangement {
  const from = shown.indexOf(column);
  if (from < 0) return { shown, widths };
  const others = shown.filter(other => other !== column);
  const to = Math.max(0, Math.min(others.length, from + by));
  return { shown: [...others.slice(0, to), column, ...others.slice(to)], widths };
}

export const resizedColumn = (
  { shown, widths }: ColumnArrangement,
  column: OfferColumn,
  width: number,
): ColumnArrangement => ({
  shown,
  widths: { ...widths, [column]: Math.round(Math.max(COLUMN_WIDTH.least, Math.min(COLUMN_WIDTH.most, width))) },
});

/** Reads a stored arrangement. Null if the text is none. Columns that do not exist any more are left out. */
export function storedArrangement(text: string | null): ColumnArrangement | null {
  const { shown, widths } = fieldsOf(text);
  if (!Array.isArray(shown)) return null;
  const listed: readonly unknown[] = shown;
  const known = offerColumns
    .filter(column => listed.includes(column))
    .sort((one, other) => listed.indexOf(one) - listed.indexOf(other));
  return offerColumns.reduce<ColumnArrangement>(
    (found, column) => {
      const width = fieldOf(widths, column);
      return typeof width === 'number' && Number.isFinite(width) ? resizedColumn(found, column, width) : found;
    },
    { shown: known, widths: {} },
  );
}

function fieldsOf(text: string | null): { readonly shown?: unknown; readonly widths?: unknown } {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return { shown: fieldOf(stored, 'shown'), widths: fieldOf(stored, 'widths') };
  } catch {
    return {};
  }
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
