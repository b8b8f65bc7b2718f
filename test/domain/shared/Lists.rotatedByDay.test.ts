import * as fc from 'fast-check';
import { DAY } from '../../../src/domain/shared/Instant';
import { rotatedByDay } from '../../../src/domain/shared/Lists';

describe('rotatedByDay', () => {
  const rows = ['a', 'b', 'c', 'd'];

  it('has the same rows in the same order, for a whole day', () => {
    const morning = rotatedByDay(rows, 4 * DAY);
    expect(rotatedByDay(rows, 5 * DAY - 1)).toEqual(morning);
    expect([...morning, ...morning].join('')).toContain('abcd');
    expect(rotatedByDay([], DAY)).toEqual([]);
  });

  it('always begins once with each row in as many days as there are rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(30_000), (count, day) => {
        const numbers = Array.from({ length: count }, (_, row) => row);
        const first = numbers.map(later => rotatedByDay(numbers, (day + later) * DAY)[0]);
        expect(new Set(first).size).toBe(count);
      }),
    );
  });
});
