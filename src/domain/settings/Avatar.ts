/** Pixels of the longest side of the dealer's picture. */
export const AVATAR_SIDE = 512;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size to store a picture in. It keeps its proportions and is never enlarged. */
export function avatarSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, AVATAR_SIDE / Math.max(width, height));
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

const scaled = (side: number, scale: number): number => Math.max(1, Math.round(side * scale));
