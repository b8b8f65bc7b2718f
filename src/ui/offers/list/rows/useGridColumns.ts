import type { RefObject } from 'react';
import { gridGap, tileBody } from '../../../theme/lengths.js';
import { useListWidth } from './useListWidth';

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

/** The number of columns: the requested number, or fewer if the grid is too narrow. */
export function useGridColumns(rows: RefObject<HTMLElement | null>, most: number): GridColumns {
  const width = useListWidth(rows);
  if (width === 0) return { columns: 0, rowHeight: 0 };
  const columns = Math.max(1, Math.min(most, Math.floor((width + gridGap) / (LEAST_TILE_WIDTH + gridGap))));
  const tileWidth = (width - gridGap * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round((tileWidth - BORDERS) * PHOTO_ASPECT) + tileBody + BORDERS };
}
