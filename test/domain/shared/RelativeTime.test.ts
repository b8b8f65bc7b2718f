import * as fc from 'fast-check';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { localDateAt } from '../../../src/domain/shared/LocalDate';
import { relativeTime } from '../../../src/domain/shared/RelativeTime';

it.each([
  [0, { value: 0, unit: 'minute' }],
  [59 * SECOND, { value: 0, unit: 'minute' }],
  [MINUTE, { value: 1, unit: 'minute' }],
  [HOUR - 1, { value: 59, unit: 'minute' }],
  [HOUR, { value: 1, unit: 'hour' }],
  [DAY - 1, { value: 23, unit: 'hour' }],
  [DAY, { value: 1, unit: 'day' }],
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

it('relativeTime never exceeds the time that has passed within a day and is never a whole unit short', () => {
  const sizes = { minute: MINUTE, hour: HOUR, day: DAY };
  fc.assert(
    fc.property(fc.nat({ max: DAY - 1 }), gone => {
      const { value, unit } = relativeTime(0, gone)!;
      expect(value * sizes[unit]).toBeLessThanOrEqual(gone);
      expect((value + 1) * sizes[unit]).toBeGreaterThan(gone);
    }),
  );
});

it.each([
  ['2026-11-27T23:30', '2026-11-29T08:00', { value: 2, unit: 'day' }],
  ['2026-11-28T00:30', '2026-11-29T08:00', { value: 1, unit: 'day' }],
  ['2026-11-28T08:30', '2026-11-29T08:00', { value: 23, unit: 'hour' }],
  ['2026-11-22T23:59', '2026-11-29T00:00', null],
  ['2026-11-23T00:00', '2026-11-29T23:59', { value: 6, unit: 'day' }],
])('relativeTime counts calendar days from %s to %s, local time', (at, now, told) => {
  expect(relativeTime(Date.parse(at), Date.parse(now))).toEqual(told);
});

it('relativeTime names the same day as the calendar', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 800 }),
      fc.nat({ max: 24 * 60 - 1 }),
      fc.nat({ max: 8 * 24 * 60 }),
      (day, minute, ago) => {
        const now = new Date(2026, 0, day, 0, minute).getTime();
        const at = now - ago * MINUTE;
        const told = relativeTime(at, now);
        if (told?.unit !== 'day') return;
        const date = new Date(now);
        date.setDate(date.getDate() - told.value);
        expect(localDateAt(at)).toBe(localDateAt(date.getTime()));
      },
    ),
  );
});
