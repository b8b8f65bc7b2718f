import * as fc from 'fast-check';
import { AVATAR_SIDE, avatarSize } from '../../../src/infrastructure/browser/avatarOf';

describe('avatarSize', () => {
  it.each([
    [4032, 3024, 512, 384],
    [3024, 4032, 384, 512],
    [512, 512, 512, 512],
    [96, 40, 96, 40],
    [20_000, 3, 512, 1],
  ])('of %d × %d pixels is %d × %d', (width, height, fittedWidth, fittedHeight) =>
    expect(avatarSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight }),
  );

  it('never exceeds the limit, never enlarges, and keeps the proportions to the pixel', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = avatarSize({ width, height });
        expect(Math.max(size.width, size.height)).toBe(Math.min(AVATAR_SIDE, Math.max(width, height)));
        const scale = Math.max(size.width, size.height) / Math.max(width, height);
        expect(Math.abs(size.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(size.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
