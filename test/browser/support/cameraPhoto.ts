import type { Page } from '@playwright/test';

/** What the camera of a test writes into its photos. */
const CAMERA = 'PADDOCKCAM';

/** The latitude of those photos, in degrees, minutes and seconds: numerators and denominators. */
const latitude = Buffer.alloc(24);
[54, 1, 19, 1, 0, 1].forEach((part, index) => latitude.writeUInt32LE(part, index * 4));

/** What is written about the camera and its place: a header, the maker and the latitude. */
export const cameraTraces: readonly Buffer[] = [Buffer.from('Exif\0\0', 'latin1'), Buffer.from(CAMERA), latitude];

/** A photo as a phone takes it: on its side, with the name of the camera and the place. */
export async function cameraPhoto(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      for (let index = 0; index < 400; index += 1) {
        context.fillStyle = `hsl(${index * 7} 60% ${20 + (index % 60)}%)`;
        context.fillRect((index * 397) % wide!, (index * 211) % high!, 300, 200);
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!;
    },
    [width, height],
  );
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
}

/** The name of the camera, that it was turned to the right, and a latitude. */
function exif(): Buffer {
  const ascii = (text: string) => Buffer.from(`${text}\0`, 'latin1');
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const folder = (entries: readonly Buffer[]) => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(entries.length);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  const make = ascii(CAMERA);
  const makeAt = head.length + 2 + 3 * 12 + 4;
  const gpsAt = makeAt + make.length;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const body = Buffer.concat([
    head,
    folder([entry(0x010f, 2, make.length, makeAt), entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, gpsAt)]),
    make,
    folder([entry(1, 2, 2, 'N'.charCodeAt(0)), entry(2, 5, 3, latitudeAt)]),
    latitude,
  ]);
  const name = Buffer.from('Exif\0\0', 'latin1');
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(2 + name.length + body.length, 2);
  return Buffer.concat([marker, name, body]);
}
