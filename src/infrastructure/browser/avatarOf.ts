import type { PictureFailure } from '../../application/ports/Pictures';
import { failed, type Result, success } from '../../domain/shared/Result';

const JPEG_QUALITY = 0.9;

/** See `Pictures`. */
export async function avatarOf(file: Blob): Promise<Result<string, PictureFailure>> {
  const address = URL.createObjectURL(file);
  try {
    // An element reads every format that the browser can show, SVG included, and applies the EXIF orientation.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return success(drawn(picture));
  } catch {
    return failed({ reason: 'unreadable' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  // An SVG may have no size of its own.
  const { width, height } = avatarSize({
    width: picture.naturalWidth || AVATAR_SIDE,
    height: picture.naturalHeight || AVATAR_SIDE,
  });
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return isOpaque(data) ? canvas.toDataURL('image/jpeg', JPEG_QUALITY) : canvas.toDataURL('image/png');
}

/** @param pixels Four bytes per pixel. The last one is its opacity. */
const isOpaque = (pixels: Uint8ClampedArray): boolean => pixels.every((byte, index) => index % 4 !== 3 || byte === 255);

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
