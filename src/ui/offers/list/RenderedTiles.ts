import { grownSpan, keptSpan, type Span } from './Span';

/** The tiles of a list that are drawn, and those of them that are drawn wholly. */
export interface RenderedTiles {
  readonly drawn: Span;
  readonly whole: Span;
}

export interface Scrolling {
  readonly isBackward: boolean;
  /** Too fast for more than a glance at each tile. */
  readonly isPassing: boolean;
}

/** What is drawn when these are in sight. Tiles that only pass by become whole later; all others are from the start. */
export function keptTiles(held: RenderedTiles, inSight: Span, near: Span, scrolling: Scrolling): RenderedTiles {
  const drawn = keptSpan(held.drawn, inSight, near);
  const isBehind = scrolling.isPassing || !isSame(held.whole, held.drawn);
  return { drawn, whole: isBehind ? keptWhole(held.whole, drawn, inSight, scrolling.isBackward) : drawn };
}

/** One tile more, or one that only passed by made whole: those that are looked at have waited longest. */
export function grownTiles(tiles: RenderedTiles, near: Span, { isBackward, isPassing }: Scrolling): RenderedTiles {
  const { drawn, whole } = tiles;
  if (!isPassing && !isSame(whole, drawn)) return { drawn, whole: grownSpan(whole, drawn, isBackward) };
  const grown = grownSpan(drawn, near, isBackward);
  if (grown === drawn) return tiles;
  return { drawn: grown, whole: isPassing ? whole : grown };
}

function keptWhole(whole: Span, drawn: Span, inSight: Span, isBackward: boolean): Span {
  const from = Math.max(whole.from, drawn.from);
  const to = Math.min(whole.to, drawn.to);
  if (from < to && from <= inSight.to && inSight.from <= to) return { from, to };
  const start = isBackward ? inSight.to : inSight.from;
  return { from: start, to: start };
}

const isSame = (one: Span, other: Span) => one.from === other.from && one.to === other.to;
