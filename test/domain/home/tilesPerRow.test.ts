import * as fc from 'fast-check';
import { tilesPerRow, WIDEST_TILE } from '../../../src/domain/home/tilesPerRow';

describe('tilesPerRow', () => {
  it.each([
    [0, 1],
    [328, 1],
    [550, 1],
    [551, 2],
    [1050, 2],
    [1650, 3],
    [1651, 4],
  ])('at a width of %d pixels is %d', (width, tiles) => expect(tilesPerRow(width)).toBe(tiles));

  it('never makes a tile wider than 550 pixels or uses more tiles than that needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), width => {
        const tiles = tilesPerRow(width);
        expect(width / tiles).toBeLessThanOrEqual(WIDEST_TILE);
        if (tiles > 1) expect(width / (tiles - 1)).toBeGreaterThan(WIDEST_TILE);
      }),
    );
  });
});
