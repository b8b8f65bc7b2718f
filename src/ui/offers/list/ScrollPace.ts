/** Speed in pixels per second above which scrolling counts as fast, and below which it no longer does. */
const PASSES = 2000;
const IS_LOOKED_AT = 1000;
/**
 * The window in milliseconds over which the speed is measured. A single turn of the wheel can move far at once and is
 * not fast scrolling.
 */
const LOOKED_BACK = 150;
/** After this many milliseconds without an event, the list was at rest. Shorter gaps can be slow frames. */
const RESTED = 400;

interface Seen {
  readonly offset: number;
  readonly at: number;
}

/** Measures how fast a list scrolls, from positions in pixels and timestamps in milliseconds. */
export class ScrollPace {
  private seen: Seen[] = [];
  private isPassing = false;

  /** Records a position. Returns true if the list scrolls too fast for the dealer to read a tile. */
  seenAt(offset: number, at: number): boolean {
    this.seen = this.seen.filter(seen => seen.at > at - RESTED);
    while (this.seen.length > 1 && this.seen[1]!.at <= at - LOOKED_BACK) this.seen.shift();
    const since = this.seen[0] ?? { offset, at };
    this.seen.push({ offset, at });
    const pace = (1000 * Math.abs(offset - since.offset)) / Math.max(LOOKED_BACK, at - since.at);
    this.isPassing = pace >= (this.isPassing ? IS_LOOKED_AT : PASSES);
    return this.isPassing;
  }
}
