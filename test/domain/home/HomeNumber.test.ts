import * as fc from 'fast-check';
import { countFitting, homeNumberText } from '../../../src/domain/home/HomeNumber';

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
