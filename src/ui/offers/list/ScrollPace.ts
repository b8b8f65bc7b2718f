/** Pixels a second from which on tiles pass by, and to which they must slow down to be looked at again. */
const PASSES = 2000;
const IS_LOOKED_AT = 1000;
/** Milliseconds that are looked back upon: one turn of a wheel, however far it goes at once, is no pace yet. */
const LOOKED_BACK = 150;
/** Milliseconds without a frame after which the list was at rest, and not the machine slow. */
const RESTED = 400;

interface Seen {
  readonly offset: number;
  readonly at: number;
}

/** How fast a list is scrolled, told from where it was seen, in pixels and milliseconds. */
export class ScrollPace {
  private seen: Seen[] = [];
  private isPassing = false;

  /** Whether its tiles pass by faster than they can be looked at. */
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
