import * as fc from 'fast-check';
import { scoreBand, type ScoreBand } from '../../../../src/domain/offers/list/ScoreBand';

const order: readonly ScoreBand[] = ['red', 'yellow', 'green'];

describe('scoreBand', () => {
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
  ] as const)('maps the score %s to %s', (score, band) => expect(scoreBand(score)).toBe(band));

  it('never falls as the score rises and always has a colour', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(), (score, more) => {
        expect(order).toContain(scoreBand(score));
        expect(order.indexOf(scoreBand(score + more))).toBeGreaterThanOrEqual(order.indexOf(scoreBand(score)));
      }),
    );
  });

  it('is neutral for NaN', () => expect(scoreBand(Number.NaN)).toBe('neutral'));
});
