/** Where the rows of a list lie, in pixels from the top of the list. Nothing limits the number of rows. */
export class RowLayout {
  private readonly measured = new Map<number, number>();
  /** The starts of the first rows. The starts of the other rows are summed when they are asked for. */
  private readonly starts = [0];
  private extraHeight: ((row: number) => number) | undefined;

  constructor(
    private readonly rowHeight: number,
    private readonly gap: number,
  ) {}

  /** `extraHeight` says how much higher than the others a row is. Measured heights stay. */
  arranged(extraHeight: ((row: number) => number) | undefined): void {
    if (extraHeight === this.extraHeight) return;
    this.extraHeight = extraHeight;
    this.starts.length = 1;
  }

  /** Replaces the known height of a row. Returns by how many pixels the row is now higher. */
  measure(row: number, height: number): number {
    const growth = height - this.height(row);
    this.measured.set(row, height);
    if (growth !== 0) this.starts.length = Math.min(this.starts.length, row + 1);
    return growth;
  }

  isMeasured(row: number): boolean {
    return this.measured.has(row);
  }

  start(row: number): number {
    for (let last = this.starts.length - 1; last < row; last += 1) this.starts.push(this.end(last) + this.gap);
    return this.starts[row]!;
  }

  end(row: number): number {
    return this.start(row) + this.height(row);
  }

  /** The height of so many rows and of the gaps between them. */
  total(rows: number): number {
    return rows === 0 ? 0 : this.end(rows - 1);
  }

  /** The last row that starts at or above the offset. */
  rowAt(offset: number): number {
    while (this.starts.at(-1)! <= offset) this.start(this.starts.length);
    let row = 0;
    let behind = this.starts.length - 1;
    while (behind - row > 1) {
      const middle = Math.floor((row + behind) / 2);
      if (this.starts[middle]! <= offset) row = middle;
      else behind = middle;
    }
    return row;
  }

  private height(row: number): number {
    return this.measured.get(row) ?? this.rowHeight + (this.extraHeight?.(row) ?? 0);
  }
}
