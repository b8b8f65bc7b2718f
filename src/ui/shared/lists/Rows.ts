/** A half-open range of row or item indexes: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A row of a list as data: the places of its items in the list, and what is known before it is rendered. */
export interface Row extends Span {
  /** Pixels, until the row has been measured. */
  readonly height: number;
}

/** All rows are full, except for the last one. There are none while nothing is known of how many items a row has. */
export function fullRows(count: number, perRow: number, height: number): readonly Row[] {
  const rows: Row[] = [];
  if (perRow === 0) return rows;
  for (let from = 0; from < count; from += perRow) rows.push({ from, to: Math.min(count, from + perRow), height });
  return rows;
}

/** The row of the item at a place. */
export const rowOf = (rows: readonly Row[], place: number): number =>
  lastUpTo(place, rows.length, row => rows[row]!.from);

/** The place of the row's first item. For the row after the last one: the number of items in rows. */
export const firstIn = (rows: readonly Row[], row: number): number => rows[row]?.from ?? rows.at(-1)?.to ?? 0;

/** The last index whose value is not above the limit. The values ascend. 0 if there is none. */
function lastUpTo(limit: number, count: number, valueOf: (index: number) => number): number {
  let index = 0;
  let behind = count;
  while (behind - index > 1) {
    const middle = Math.floor((index + behind) / 2);
    if (valueOf(middle) <= limit) index = middle;
    else behind = middle;
  }
  return index;
}

/** Where the rows of a list lie, in pixels from the top of the list. Nothing limits the number of rows. */
export class RowLayout {
  private rows: readonly Row[] = [];
  /** A measured height holds while the row would otherwise have the same height as when it was measured. */
  private readonly measured = new Map<number, { readonly height: number; readonly instead: number }>();
  /** The starts of the first rows. The starts of the other rows are summed when they are asked for. */
  private readonly starts = [0];

  constructor(private readonly gap: number) {}

  arranged(rows: readonly Row[]): void {
    if (rows === this.rows) return;
    this.rows = rows;
    this.starts.length = 1;
  }

  /** Replaces the known height of a row. Returns by how many pixels the row is now higher. */
  measure(row: number, height: number): number {
    const growth = height - this.height(row);
    this.measured.set(row, { height, instead: this.unmeasured(row) });
    if (growth !== 0) this.starts.length = Math.min(this.starts.length, row + 1);
    return growth;
  }

  isMeasured(row: number): boolean {
    return this.measured.get(row)?.instead === this.unmeasured(row);
  }

  start(row: number): number {
    for (let last = this.starts.length - 1; last < row; last += 1) this.starts.push(this.end(last) + this.gap);
    return this.starts[row]!;
  }

  end(row: number): number {
    return this.start(row) + this.height(row);
  }

  /** The height of all rows and of the gaps between them. */
  get total(): number {
    return this.rows.length === 0 ? 0 : this.end(this.rows.length - 1);
  }

  /** The last row that starts at or above the offset. */
  rowAt(offset: number): number {
    const { rows, starts } = this;
    while (starts.length < rows.length && starts.at(-1)! <= offset) this.start(starts.length);
    return lastUpTo(offset, Math.min(starts.length, rows.length), row => starts[row]!);
  }

  private height(row: number): number {
    const unmeasured = this.unmeasured(row);
    const measured = this.measured.get(row);
    return measured?.instead === unmeasured ? measured.height : unmeasured;
  }

  private unmeasured(row: number): number {
    return this.rows[row]?.height ?? 0;
  }
}

export const covers = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/**
 * Extends the rendered range by the visible one and clips it to `near`. If the two do not touch, the result is the
 * visible range only.
 */
export function keptSpan(drawn: Span, inSight: Span, near: Span): Span {
  const adjoins = drawn.from <= inSight.to && inSight.from <= drawn.to;
  const from = adjoins ? Math.min(drawn.from, inSight.from) : inSight.from;
  const to = adjoins ? Math.max(drawn.to, inSight.to) : inSight.to;
  return { from: Math.max(near.from, from), to: Math.min(near.to, to) };
}

/** Grows the range by one index in the scroll direction, or in the other direction if that side is complete. */
export function grownSpan(drawn: Span, near: Span, isBackward: boolean): Span {
  const growsUp = drawn.from > near.from && (isBackward || drawn.to >= near.to);
  if (growsUp) return { ...drawn, from: drawn.from - 1 };
  return drawn.to < near.to ? { ...drawn, to: drawn.to + 1 } : drawn;
}

/** The indexes of the rows to render: the near ones and the `kept` ones. An index that is out of the list is ignored. */
export function renderedIndexes({ from, to }: Span, kept: readonly number[], count: number): number[] {
  const near = Array.from({ length: to - from }, (_, index) => from + index);
  return [...new Set([...near, ...kept])].filter(index => index >= 0 && index < count).sort((a, b) => a - b);
}
