import { useEffect, useState } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import type { GridArrangement } from './GridArrangement';
import { GridRow } from './GridRow';
import { grownTiles, keptTiles, type RenderedTiles, type Scrolling } from './RenderedTiles';
import type { Span } from './Span';
import type { VisibleRows } from './useVisibleRows';

interface RenderedRowsProps {
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  readonly rows: VisibleRows;
  readonly isPassing: boolean;
}

/** The rows near the visible range. A separate component, so that a newly rendered tile does not re-render the grid. */
export function RenderedRows({ ids, arrangement, rows, isPassing }: RenderedRowsProps) {
  const { firstTile } = arrangement;
  const { near, inSight, isBackward } = rows;
  const tilesOf = ({ from, to }: Span) => ({ from: firstTile(from), to: firstTile(to) });
  const { drawn, whole } = useIncrementalRendering(tilesOf(inSight), tilesOf(near), { isBackward, isPassing });
  const within = (row: number, index: number) => Math.max(firstTile(row), Math.min(index, firstTile(row + 1)));

  const elements = Array.from({ length: near.to - near.from }, (_, place) => near.from + place)
    .filter(index => drawn.from < firstTile(index + 1) && firstTile(index) < drawn.to)
    .map(index => (
      <GridRow
        key={index}
        index={index}
        start={rows.start(index)}
        ids={ids}
        arrangement={arrangement}
        drawnFrom={within(index, drawn.from)}
        drawnTo={within(index, drawn.to)}
        wholeFrom={within(index, whole.from)}
        wholeTo={within(index, whole.to)}
        measure={rows.measure}
      />
    ));
  return arrangement.wrap ? arrangement.wrap(elements) : elements;
}

/**
 * Renders visible tiles at once, and the tiles near them one per animation frame. On a slow machine a whole row takes
 * longer than a frame, which would make scrolling stutter.
 */
function useIncrementalRendering(inSight: Span, near: Span, scrolling: Scrolling): RenderedTiles {
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
