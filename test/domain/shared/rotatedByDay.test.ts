import * as fc from 'fast-check';
import { DAY } from '../../../src/domain/shared/Instant';
import { rotatedByDay } from '../../../src/domain/shared/rotatedByDay';

describe('rotatedByDay', () => {
  it('has the same rows, and the same order for a whole day', () => {
    expect(rotatedByDay(['a', 'b', 'c'], 4 * DAY, 1)).toEqual(['b', 'c', 'a']);
    expect(rotatedByDay(['a', 'b', 'c'], 5 * DAY - 1, 1)).toEqual(['b', 'c', 'a']);
    expect(rotatedByDay([], DAY, 1)).toEqual([]);
  });

  it('always shows each row among the first ones of a day, in as many days as it takes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(30_000),
        (count, step, day) => {
          const rows = Array.from({ length: count }, (_, row) => row);
          const days = Array.from({ length: Math.ceil(count / step) }, (_, later) => (day + later) * DAY);
          const seen = new Set(days.flatMap(now => rotatedByDay(rows, now, step).slice(0, step)));
          expect(seen.size).toBe(count);
        },
      ),
    );
  });
});
