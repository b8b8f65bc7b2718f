import * as fc from 'fast-check';
import { countFitting, homeNumberText } from '../../../src/domain/home/HomeNumber';
import { tilesPerRow, WIDEST_TILE } from '../../../src/domain/home/tilesPerRow';

describe('HomeNumber', () => {
  const isEven = (row: number) => row % 2 === 0;

  it('homeNumberText shows a count, a lower bound and an unknown number differently', () => {
    expect(homeNumberText({ state: 'received', count: 0 })).toBe('0');
    expect(homeNumberText({ state: 'counted', count: 3, held: 20, total: 20 })).toBe('3');
    expect(homeNumberText({ state: 'counted', count: 3, held: 20, total: 40 })).toBe('3+');
    expect(homeNumberText({ state: 'counted', count: 13, held: 20, total: 40, isExact: true })).toBe('13');
    expect(homeNumberText({ state: 'counted', count: 3, held: 20, total: null })).toBe('3+');
    expect(homeNumberText({ state: 'unknown', reason: 'notLoaded' })).toBe('–');
  });

  it('countFitting leaves out rows whose data is not loaded', () => {
    expect(countFitting([2, undefined, 4, 5], 4, isEven)).toEqual({
      state: 'counted',
      count: 2,
      held: 4,
      total: 4,
    });
  });

  it('countFitting never counts more than is held, and is exact if everything is held', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.option(fc.nat()), (rows, total) => {
        const number = countFitting(rows, total, isEven);
        expect(number.count).toBe(rows.filter(isEven).length);
        expect(number.held).toBe(rows.length);
        expect(homeNumberText(number).endsWith('+')).toBe(total === null || total > rows.length);
      }),
    );
  });
});

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
