import { useEffect, useState } from 'react';
import { type RenderedTiles, grownTiles, keptTiles, type Scrolling } from './RenderedTiles';
import type { Span } from './Span';

/**
 * Renders visible tiles at once, and the tiles near them one per animation frame. On a slow machine a whole row takes
 * longer than a frame, which would make scrolling stutter.
 */
export function useIncrementalRendering(inSight: Span, near: Span, scrolling: Scrolling): RenderedTiles {
  const [held, setHeld] = useState<RenderedTiles>({ drawn: inSight, whole: inSight });
  const tiles = keptTiles(held, inSight, near, scrolling);
  const grown = grownTiles(tiles, near, scrolling);
  const isComplete = grown === tiles;
  const { from, to } = grown.drawn;
  const { from: wholeFrom, to: wholeTo } = grown.whole;

  useEffect(() => {
    if (isComplete) return;
    const turn = requestAnimationFrame(() => setHeld({ drawn: { from, to }, whole: { from: wholeFrom, to: wholeTo } }));
    return () => cancelAnimationFrame(turn);
  }, [from, to, wholeFrom, wholeTo, isComplete]);

  return tiles;
}
