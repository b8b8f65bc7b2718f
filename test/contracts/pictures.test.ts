/** @jest-environment jsdom */
import type { Pictures } from '../../src/application/ports/Pictures';
import { failed } from '../../src/domain/shared/Result';
import { BrowserPictures } from '../../src/infrastructure/browser/BrowserPictures';
import { InMemoryPictures } from '../twins/BrowserTwins';

/** jsdom neither decodes nor draws pictures. test/browser/settings-pages.spec.ts does it in a browser. */
function inBrowser(): Pictures {
  const files = new Map<string, Blob>();
  URL.createObjectURL = file => {
    files.set('blob:picture', file as Blob);
    return 'blob:picture';
  };
  URL.revokeObjectURL = address => void files.delete(address);
  HTMLImageElement.prototype.decode = function () {
    const { type = '', size = 0 } = files.get(this.src) ?? {};
    return type.startsWith('image/') && size > 0 ? Promise.resolve() : Promise.reject(new Error('EncodingError'));
  };
  const context = {
    drawImage: () => {},
    fillRect: () => {},
    getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  const jpeg = { arrayBuffer: async () => Uint8Array.of(255, 216, 255, 0).buffer };
  HTMLCanvasElement.prototype.toBlob = callback => callback(jpeg as unknown as Blob);
  globalThis.createImageBitmap = async (file: unknown) => {
    const { type, size } = file as Blob;
    if (!type.startsWith('image/') || size === 0) throw new Error('InvalidStateError');
    return { width: 4_000, height: 3_000, close: () => {} };
  };
  HTMLCanvasElement.prototype.toDataURL = (type = '') => `data:${type};base64,AAAA`;
  return new BrowserPictures();
}

describe.each([
  ['BrowserPictures', inBrowser],
  ['InMemoryPictures', () => new InMemoryPictures()],
])('%s as Pictures', (_name, subject) => {
  it('preloads a picture without waiting for it', () => {
    expect(subject().preload('https://photos.example/missing.jpg')).toBeUndefined();
  });

  it('turns a photo into a JPEG', async () => {
    const answer = await subject().photoOf(new Blob(['picture'], { type: 'image/jpeg' }));
    expect(answer.ok && [...answer.value.subarray(0, 3)]).toEqual([255, 216, 255]);
  });

  it('turns a picture into an address that can be sent', async () => {
    const answer = await subject().avatarOf(new Blob(['picture'], { type: 'image/jpeg' }));
    expect(answer.ok && answer.value).toMatch(/^data:image\/(jpeg|png);base64,/);
  });

  it.each([
    ['a paper', new Blob(['%PDF-1.7'], { type: 'application/pdf' })],
    ['an empty file', new Blob([], { type: 'image/png' })],
  ])('cannot read %s', async (_what, file) => {
    expect(await subject().avatarOf(file)).toEqual(failed({ reason: 'unreadable' }));
    expect(await subject().photoOf(file)).toEqual(failed({ reason: 'unreadable' }));
  });
});
