/** What a row is sorted by. Null if it is not known. */
export type SortValue = string | number | null;

export type SortDirection = 'ascending' | 'descending';

export interface SortOrder<Row> {
  readonly valueOf: (row: Row) => SortValue;
  readonly direction: SortDirection;
  /** Compares two texts in the language of the dealer, such as the method of an `Intl.Collator`. */
  readonly compareTexts: (one: string, other: string) => number;
}

/**
 * The rows in the order of their values. Rows of the same value keep their order. Rows whose value is not known come last
 * in both directions.
 */
export function sorted<Row>(rows: readonly Row[], { valueOf, direction, compareTexts }: SortOrder<Row>): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: SortValue, other: SortValue): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compareTexts(String(one), String(other));
  };
  return [...rows].sort((one, other) => compare(valueOf(one), valueOf(other)));
}
