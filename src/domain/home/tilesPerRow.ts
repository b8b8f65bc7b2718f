/** Pixels. */
export const WIDEST_TILE = 550;

/** Tiles per row for a row width in pixels. No tile is wider than `WIDEST_TILE`. */
export const tilesPerRow = (width: number): number => Math.max(1, Math.ceil(width / WIDEST_TILE));
