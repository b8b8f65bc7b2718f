import { type RefObject, useEffect, useState } from 'react';

export const GRID_GAP = 16;
/** Pixels of a tile beside its photo: OfferTile.module.css holds the same. */
const TILE_BODY = 170;
/** Four of them fit into the content's 1050 pixels. */
const LEAST_TILE_WIDTH = 245;
const PHOTO_ASPECT = 2 / 3;

interface GridColumns {
  /** Zero until the room has been measured. */
  readonly columns: number;
  /** Pixels of a row whose tiles are all folded. */
  readonly rowHeight: number;
}

/** All grids have the same room: one that is drawn later knows it from its first frame on. */
let lastWidth = 0;

/** How many tiles stand side by side: as many as were asked for, fewer where there is no room. */
export function useGridColumns(rows: RefObject<HTMLElement | null>, most: number): GridColumns {
  const [width, setWidth] = useState(lastWidth);
  useEffect(() => {
    // As the browser tells it: to ask would make it lay out the whole page within the task that draws it first.
    const observer = new ResizeObserver(([entry]) => {
      lastWidth = entry!.contentRect.width;
      setWidth(lastWidth);
    });
    observer.observe(rows.current!);
    return () => observer.disconnect();
  }, [rows]);

  if (width === 0) return { columns: 0, rowHeight: 0 };
  const columns = Math.max(1, Math.min(most, Math.floor((width + GRID_GAP) / (LEAST_TILE_WIDTH + GRID_GAP))));
  const tileWidth = (width - GRID_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round((tileWidth - 2) * PHOTO_ASPECT) + TILE_BODY };
}
