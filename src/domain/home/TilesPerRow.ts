/** Pixels. */
export const WIDEST_TILE = 550;

/** How many tiles stand side by side in a row of so many pixels: none is wider than the widest. */
export const tilesPerRow = (width: number): number => Math.max(1, Math.ceil(width / WIDEST_TILE));
