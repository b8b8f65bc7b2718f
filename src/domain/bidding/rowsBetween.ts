import type { HashId } from '../offers/Offer';

/** Where a range of ticked rows begins, and the row to which it reaches. */
export interface TickedRange {
  readonly from: HashId;
  readonly to: HashId;
}

/** The rows of a range with both ends, in either direction. Empty if one of them is not in the list. */
export function rowsBetween(rows: readonly HashId[], { from, to }: TickedRange): readonly HashId[] {
  const [first, last] = [rows.indexOf(from), rows.indexOf(to)].sort((one, other) => one - other);
  return first! < 0 ? [] : rows.slice(first, last! + 1);
}
