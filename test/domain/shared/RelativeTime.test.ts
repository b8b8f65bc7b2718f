import * as fc from 'fast-check';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { relativeTime } from '../../../src/domain/shared/RelativeTime';

it.each([
  [0, { value: 0, unit: 'minute' }],
  [59 * SECOND, { value: 0, unit: 'minute' }],
  [MINUTE, { value: 1, unit: 'minute' }],
  [HOUR - 1, { value: 59, unit: 'minute' }],
  [HOUR, { value: 1, unit: 'hour' }],
  [DAY - 1, { value: 23, unit: 'hour' }],
  [DAY, { value: 1, unit: 'day' }],
  [7 * DAY - 1, { value: 6, unit: 'day' }],
  [7 * DAY, null],
])('relativeTime names the largest whole unit of %d ms ago, or null after a week', (gone, told) => {
  expect(relativeTime(1_000_000_000 - gone, 1_000_000_000)).toEqual(told);
});

it('relativeTime never names a time in the future', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (now, ahead) => {
      expect(relativeTime(now + ahead, now)).toEqual({ value: 0, unit: 'minute' });
    }),
  );
});

it('relativeTime never exceeds the time that has passed and is never a whole unit short', () => {
  const sizes = { minute: MINUTE, hour: HOUR, day: DAY };
  fc.assert(
    fc.property(fc.nat({ max: 7 * DAY - 1 }), gone => {
      const { value, unit } = relativeTime(0, gone)!;
      expect(value * sizes[unit]).toBeLessThanOrEqual(gone);
      expect((value + 1) * sizes[unit]).toBeGreaterThan(gone);
    }),
  );
});
