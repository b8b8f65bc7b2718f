import { useState } from 'react';

/** Speed in pixels per second above which scrolling counts as fast, and below which it no longer does. */
const FAST_ABOVE = 1500;
const SLOW_BELOW = 750;
/**
 * The window in milliseconds over which the speed is measured. A single turn of the wheel can move far at once and is
 * not fast scrolling.
 */
const SPEED_WINDOW = 150;
/** After this many milliseconds without an event, the list was at rest. Shorter gaps can be slow frames. */
const REST_AFTER = 400;

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
    this.seen = this.seen.filter(seen => seen.at > at - REST_AFTER);
    while (this.seen.length > 1 && this.seen[1]!.at <= at - SPEED_WINDOW) this.seen.shift();
    const since = this.seen[0] ?? { offset, at };
    this.seen.push({ offset, at });
    const speed = (1000 * Math.abs(offset - since.offset)) / Math.max(SPEED_WINDOW, at - since.at);
    this.isPassing = speed >= (this.isPassing ? SLOW_BELOW : FAST_ABOVE);
    return this.isPassing;
  }
}

/**
 * Returns whether the list scrolls too fast for the dealer to read a tile, and the function to call on each scroll
 * event.
 */
export function useScrollPace(
  isScrolling: boolean,
): readonly [isPassing: boolean, note: (offset: number, at: number) => void] {
  const [pace] = useState(() => new ScrollPace());
  const [isPassing, setPassing] = useState(false);
  if (isPassing && !isScrolling) setPassing(false);
  return [isPassing && isScrolling, (offset, at) => setPassing(pace.seenAt(offset, at))];
}
