/** What a row is sorted by. Null if it is not known. */
export type SortValue = string | number | null;

export type SortDirection = 'ascending' | 'descending';

export interface SortOrder<Row> {
  readonly valueOf: (row: Row) => SortValue;
  readonly direction: SortDirection;
  /** Compares two texts in the language of the dealer, such as the method of an `Intl.Collator`. */
  readonly compareTexts: (one: string, other: string) => number;
}

interface Sortable<Row> {
  readonly row: Row;
  readonly value: SortValue;
}

type Compare = (one: Sortable<unknown>, other: Sortable<unknown>) => number;

/**
 * The rows in the order of their values. Rows of the same value keep their order. Rows whose value is not known come last
 * in both directions.
 */
export function sorted<Row>(rows: readonly Row[], order: SortOrder<Row>): Row[] {
  const steps = sortSteps(rows, order, Infinity);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Sorts in steps that handle `piece` rows each, so that the caller can let other work happen between them. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  { valueOf, direction, compareTexts }: SortOrder<Row>,
  piece: number,
): Generator<void, Row[], void> {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare: Compare = ({ value: one }, { value: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compareTexts(String(one), String(other));
  };
  let runs: Sortable<Row>[][] = [];
  for (let from = 0; from < rows.length; from += piece) {
    const run = rows.slice(from, from + piece).map(row => ({ row, value: valueOf(row) }));
    runs.push(run.sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Sortable<Row>[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeSteps(runs[at]!, runs[at + 1] ?? [], compare, piece));
    runs = merged;
  }
  return (runs[0] ?? []).map(({ row }) => row);
}

/** Rows of the same value keep their order: those of the first run come first. */
function* mergeSteps<Row>(
  first: readonly Sortable<Row>[],
  second: readonly Sortable<Row>[],
  compare: Compare,
  piece: number,
): Generator<void, Sortable<Row>[], void> {
  const merged: Sortable<Row>[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    merged.push(compare(first[one]!, second[other]!) <= 0 ? first[one++]! : second[other++]!);
    if (merged.length % piece === 0) yield;
  }
  return [...merged, ...first.slice(one), ...second.slice(other)];
}

/** Sets a value at the end of the map. Deletes the oldest values beyond `most` and returns their keys. */
export function putLast<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], most: number): Key[] {
  map.delete(key);
  map.set(key, value);
  const gone = [...map.keys()].slice(0, Math.max(0, map.size - most));
  for (const oldest of gone) map.delete(oldest);
  return gone;
}
