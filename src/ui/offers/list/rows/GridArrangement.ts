import type { ComponentType, ReactElement } from 'react';
import type { Elements } from '../../../shared/Elements';
import { OfferTile } from '../../tile/OfferTile';
import type { TileProps } from '../../tile/TileProps';

/** How a list divides its offers into rows, and what it draws of each. */
export interface GridArrangement {
  readonly columns: number;
  readonly rowCount: (tiles: number) => number;
  /** The index of the row's first tile. For the row after the last one: at least the number of tiles. */
  readonly firstTile: (row: number) => number;
  readonly rowOf: (tile: number) => number;
  /** Pixels that the row is higher than a row of collapsed tiles. */
  readonly extraHeight?: (row: number) => number;
  /** Shown above the tiles of the row. */
  readonly headingOf?: (row: number) => Elements;
  /** Wraps the rendered rows. */
  readonly wrap?: (rows: readonly ReactElement<{ readonly index: number }>[]) => Elements;
  readonly Tile: ComponentType<TileProps>;
  /** How many rows the first rendering has at most. The others follow in short tasks. Without it, all rows in sight. */
  readonly firstRows?: number;
}

/** A row of a table takes about as long as a tile, and a screen shows many more of them. */
export const FIRST_TABLE_ROWS = 4;

/** All rows are full, except for the last one. */
export const fullRows = (columns: number, Tile: ComponentType<TileProps> = OfferTile): GridArrangement => ({
  columns,
  rowCount: tiles => Math.ceil(tiles / columns),
  firstTile: row => row * columns,
  rowOf: tile => Math.floor(tile / columns),
  Tile,
});
