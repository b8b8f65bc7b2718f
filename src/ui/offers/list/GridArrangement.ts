import type { ComponentType, ReactElement } from 'react';
import type { Offer } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';

/** How a list divides its tiles into rows. */
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
  /** A further part of each tile. */
  readonly Facts?: ComponentType<{ readonly offer: Offer }>;
}

/** All rows are full, except for the last one. */
export const fullRows = (columns: number): GridArrangement => ({
  columns,
  rowCount: tiles => Math.ceil(tiles / columns),
  firstTile: row => row * columns,
  rowOf: tile => Math.floor(tile / columns),
});
