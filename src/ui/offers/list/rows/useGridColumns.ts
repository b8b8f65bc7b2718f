import { type RefObject, startTransition, useEffect, useState } from 'react';
import { gridGap, tileBody } from '../../../theme/lengths.js';

const BORDERS = 2;
/** Four such tiles fit into the content width of 1050 px. */
const LEAST_TILE_WIDTH = 245;
const PHOTO_ASPECT = 2 / 3;

interface GridColumns {
  /** 0 until the width has been measured. */
  readonly columns: number;
  /** The height in pixels of a row whose tiles are all collapsed. */
  readonly rowHeight: number;
}

/** All grids have the same width, so a later grid can use the last measured one in its first frame. */
let lastWidth = 0;

/** The number of columns: the requested number, or fewer if the grid is too narrow. */
export function useGridColumns(rows: RefObject<HTMLElement | null>, most: number): GridColumns {
  const [width, setWidth] = useState(lastWidth);
  useEffect(() => {
    // Reads the width from a ResizeObserver. Measuring directly would force a layout of the whole page during the first
    // render.
    const observer = new ResizeObserver(([entry]) => {
      const isFirst = lastWidth === 0;
      lastWidth = entry!.contentRect.width;
      const measured = () => setWidth(lastWidth);
      // A transition renders the first tiles in short tasks. Later widths show at once.
      if (isFirst) startTransition(measured);
      else measured();
    });
    observer.observe(rows.current!);
    return () => observer.disconnect();
  }, [rows]);

  if (width === 0) return { columns: 0, rowHeight: 0 };
  const columns = Math.max(1, Math.min(most, Math.floor((width + gridGap) / (LEAST_TILE_WIDTH + gridGap))));
  const tileWidth = (width - gridGap * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round((tileWidth - BORDERS) * PHOTO_ASPECT) + tileBody + BORDERS };
}
