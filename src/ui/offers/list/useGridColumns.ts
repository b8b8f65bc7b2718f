import { type RefObject, startTransition, useEffect, useState } from 'react';
import { gridGap, tileBody, tilePhoto } from '../../theme/lengths.js';

const BORDERS = 2;
/** Four such tiles fit into the content width of 1050 px. */
const LEAST_TILE_WIDTH = 245;
/** The number of columns that a dealer who wants more of them has in a list that is not wide. */
const MORE = 4;
/** The room of the tiles in a list that is not wide. */
const USUAL_ROOM = 1030;

interface GridColumns {
  /** 0 until the width has been measured. */
  readonly columns: number;
  /** The height in pixels of a row whose tiles are all collapsed. */
  readonly rowHeight: number;
  /** A tile of a wide list is at most as wide in pixels. */
  readonly tileMost?: number;
  readonly tileSize: TileSize;
}

/** `small`: long words have less space around them. `narrow`: some give way, so that no number is cut. */
export type TileSize = 'narrow' | 'small' | 'usual';

/** The widths in pixels from which a tile is no longer narrow, or small. Queries of each tile's own width would make scrolling dearer. */
const SMALL = 302;
const USUAL = 342;

const rowHeight = tilePhoto + tileBody + BORDERS;

/** The number of columns: the requested number, fewer in a narrow list, and more in a wide one, whose tiles are no larger. */
export function useGridColumns(rows: RefObject<HTMLElement | null>, most: number): GridColumns {
  const width = useListWidth(rows, 'tiles');
  if (width === 0) return { columns: 0, rowHeight: 0, tileSize: 'usual' };
  const fitting = (tile: number) => Math.floor((width + gridGap) / (tile + gridGap));
  const columns = Math.max(1, Math.min(most, fitting(LEAST_TILE_WIDTH)));
  const widthOf = (count: number) => (width - gridGap * (count - 1)) / count;
  if (width <= USUAL_ROOM) return { columns, rowHeight, tileSize: sizeOf(widthOf(columns)) };
  const tileMost = Math.floor((USUAL_ROOM - gridGap * (most - 1)) / most);
  const wideMore = fitting(LEAST_TILE_WIDTH);
  // A tile gives up some of its width for a further column, unless more columns would then be as many.
  const wideColumns = most === MORE ? wideMore : Math.min(fitting(tileMost) + 1, wideMore - 1);
  return { columns: wideColumns, rowHeight, tileMost, tileSize: sizeOf(Math.min(tileMost, widthOf(wideColumns))) };
}

function sizeOf(tile: number): TileSize {
  if (tile < SMALL) return 'narrow';
  return tile < USUAL ? 'small' : 'usual';
}

/**
 * The last measured widths in pixels. All lists have the same, so a later one can use them in its first frame. Rows of tiles
 * leave some of the area that scrolls them free. Those of a table are as wide as this area.
 */
const lastWidths = { tiles: 0, table: 0 };

/** The width of the rows of a list in pixels. 0 until the first list has been measured. */
export function useListWidth(rows: RefObject<HTMLElement | null>, kind: keyof typeof lastWidths): number {
  const [width, setWidth] = useState(lastWidths[kind]);
  useEffect(() => {
    // Reads the width from a ResizeObserver. Measuring directly would force a layout of the whole page during the first
    // render.
    const observer = new ResizeObserver(entries => {
      const isFirst = lastWidths[kind] === 0;
      for (const { target, contentRect } of entries)
        lastWidths[kind === 'tiles' && target === rows.current ? 'tiles' : 'table'] = contentRect.width;
      const measured = () => setWidth(lastWidths[kind]);
      // A transition renders the first rows in short tasks. Later widths show at once.
      if (isFirst) startTransition(measured);
      else measured();
    });
    if (kind === 'tiles') observer.observe(rows.current!);
    observer.observe(rows.current!.closest('[role=region]')!);
    return () => observer.disconnect();
  }, [rows, kind]);
  return width;
}
