import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import type { GridArrangement } from './GridArrangement';
import { GridRow } from './GridRow';
import { grownTiles, keptTiles, type RenderedTiles, type Scrolling } from './RenderedTiles';
import type { Span } from './Span';

interface RenderedRowsProps {
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  readonly near: readonly VirtualItem[];
  /** The indexes of the first and last visible row. */
  readonly inSight: { readonly startIndex: number; readonly endIndex: number };
  readonly scrolling: Scrolling;
  readonly measure: (row: HTMLElement | null) => void;
}

/** The rows near the visible range. A separate component, so that a newly rendered tile does not re-render the grid. */
export function RenderedRows({ ids, arrangement, near, inSight, scrolling, measure }: RenderedRowsProps) {
  const { firstTile } = arrangement;
  const tilesOf = (first: number, last: number) => ({ from: firstTile(first), to: firstTile(last + 1) });
  const { drawn, whole } = useIncrementalRendering(
    tilesOf(inSight.startIndex, inSight.endIndex),
    tilesOf(near[0]?.index ?? 0, near.at(-1)?.index ?? -1),
    scrolling,
  );
  const within = (row: number, index: number) => Math.max(firstTile(row), Math.min(index, firstTile(row + 1)));

  const rows = near
    .filter(({ index }) => drawn.from < firstTile(index + 1) && firstTile(index) < drawn.to)
    .map(({ index, start }) => (
      <GridRow
        key={index}
        index={index}
        start={start}
        ids={ids}
        arrangement={arrangement}
        drawnFrom={within(index, drawn.from)}
        drawnTo={within(index, drawn.to)}
        wholeFrom={within(index, whole.from)}
        wholeTo={within(index, whole.to)}
        measure={measure}
      />
    ));
  return arrangement.wrap ? arrangement.wrap(rows) : rows;
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
