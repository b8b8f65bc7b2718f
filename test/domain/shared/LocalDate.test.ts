import * as fc from 'fast-check';
import { HOUR } from '../../../src/domain/shared/Instant';
import { type LocalDate, localDate, localDateAt, noonOf } from '../../../src/domain/shared/LocalDate';
import { dateMovedBy, weekday } from '../../../src/domain/shared/TypedDate';
import { delicateDays } from '../../support/timeZone';

describe('localDate', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-12-31', '0001-01-01'])('accepts %s', text =>
    expect(localDate(text)).toBe(text),
  );

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '28.02.2026',
    '2026-02-28T10:00',
    ' 2026-02-28',
    '12026-02-28',
    '2026-02-281',
    '2026-02-28\n',
  ])('rejects %j', text => expect(localDate(text)).toBeNull());

  it('is always the calendar day of the reader, whatever the hour', () => {
    const anyMoment = fc.date({ min: new Date(1970, 0, 2), max: new Date(2200, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(anyMoment, moment => {
        const day = localDateAt(moment.getTime());
        expect(localDate(day)).toBe(day);
        expect(day.split('-').map(Number)).toEqual([moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]);
        expect(localDateAt(noonOf(day))).toBe(day);
      }),
    );
  });

  it.each(delicateDays)('is the same day from the first to the last minute of %s', text => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    for (const [hour, minute] of [
      [0, 0],
      [1, 30],
      [2, 30],
      [3, 0],
      [12, 0],
      [23, 59],
    ] as const) {
      expect(localDateAt(new Date(year, month - 1, day, hour, minute).getTime())).toBe(text);
    }
  });

  it('follows every day of a leap year and the next year, hour by hour', () => {
    let day = localDateAt(noonOf('2028-01-01'));
    const days = [day];
    for (let instant = noonOf('2028-01-01'); instant <= noonOf('2029-12-31'); instant += HOUR) {
      const reached = localDateAt(instant);
      if (reached === day) continue;
      expect(reached).toBe(dateMovedBy(day, { days: 1 }));
      days.push((day = reached));
    }
    expect([days.length, days.at(-1)]).toEqual([366 + 365, '2029-12-31']);
    expect(days).toContain('2028-02-29');
  });

  it('never moves a year below 100 into the last century', () => {
    const day = localDate('0026-03-04')!;
    expect(new Date(noonOf(day)).getFullYear()).toBe(26);
    expect(localDateAt(noonOf(day))).toBe(day);
  });
});

describe('dateMovedBy', () => {
  const from = (date: string, by: Parameters<typeof dateMovedBy>[1]) => dateMovedBy(date as LocalDate, by);

  it.each([
    ['2026-11-30', { days: 1 }, '2026-12-01'],
    ['2026-01-01', { days: -1 }, '2025-12-31'],
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2024-02-29', { months: -12 }, '2023-02-28'],
    ['2024-02-29', { months: 48 }, '2028-02-29'],
    ['2028-02-28', { days: 1 }, '2028-02-29'],
    ['2028-03-01', { days: -1 }, '2028-02-29'],
    ['2026-03-07', { days: 1 }, '2026-03-08'],
    ['2026-11-02', { days: -1 }, '2026-11-01'],
    ['2026-11-15', { months: 2 }, '2027-01-15'],
  ])('moves %s by %j to %s', (date, by, moved) => expect(from(date, by)).toBe(moved));

  it('counts the days of a week from Monday', () => {
    expect(weekday('2026-11-23' as LocalDate)).toBe(0);
    expect(weekday('2026-11-22' as LocalDate)).toBe(6);
  });
});
