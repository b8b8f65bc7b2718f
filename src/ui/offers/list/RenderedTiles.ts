import { grownSpan, keptSpan, type Span } from './Span';

/** The ranges of tiles that are rendered at all and in full detail. */
export interface RenderedTiles {
  readonly drawn: Span;
  readonly whole: Span;
}

export interface Scrolling {
  readonly isBackward: boolean;
  /** True if the list scrolls too fast for the dealer to read a tile. */
  readonly isPassing: boolean;
}

/**
 * The tiles to render now. Tiles that are first rendered during fast scrolling get their full detail later; all others
 * get it at once.
 */
export function keptTiles(held: RenderedTiles, inSight: Span, near: Span, scrolling: Scrolling): RenderedTiles {
  const drawn = keptSpan(held.drawn, inSight, near);
  const isBehind = scrolling.isPassing || !isSame(held.whole, held.drawn);
  return { drawn, whole: isBehind ? keptWhole(held.whole, drawn, inSight, scrolling.isBackward) : drawn };
}

/** Adds one tile, or completes one that was rendered during fast scrolling. Completing comes first. */
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
