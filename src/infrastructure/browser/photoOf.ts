import type { PictureFailure } from '../../application/ports/Pictures';
import { failed, type Result, success } from '../../domain/shared/Result';

/** Pixels of the longest side. */
const SIDE = 1_600;

const JPEG_QUALITY = 0.85;

/** See `Pictures`. */
export async function photoOf(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>, PictureFailure>> {
  try {
    // The only copy in full size. It is freed before the JPEG is made.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawn(picture);
    picture.close();
    const photo = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    // Safari frees the memory of a canvas late, but that of an empty one at once.
    Object.assign(canvas, { width: 0, height: 0 });
    return photo ? success(new Uint8Array(await photo.arrayBuffer())) : failed({ reason: 'unreadable' });
  } catch {
    return failed({ reason: 'unreadable' });
  }
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * scale)));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparent parts. They would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
