import * as fc from 'fast-check';
import { scoreBand, type ScoreBand } from '../../../src/domain/offers/ScoreBand';

const order: readonly ScoreBand[] = ['red', 'yellow', 'green'];

describe('three bands red, yellow, green: score divided by 101 selects the band, three equal bands of a 0-100 score', () => {
  it.each([
    [null, 'neutral'],
    [0, 'red'],
    [33, 'red'],
    [34, 'yellow'],
    [67, 'yellow'],
    [68, 'green'],
    [100, 'green'],
    [-5, 'red'],
    [1000, 'green'],
  ] as const)('paints %s %s', (score, band) => expect(scoreBand(score)).toBe(band));

  it('never falls as the score rises, and is neutral only without one', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(), (score, more) => {
        expect(order).toContain(scoreBand(score));
        expect(order.indexOf(scoreBand(score + more))).toBeGreaterThanOrEqual(order.indexOf(scoreBand(score)));
      }),
    );
  });

  it('is neutral for what is no number', () => expect(scoreBand(Number.NaN)).toBe('neutral'));
});
