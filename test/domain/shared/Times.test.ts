import * as fc from 'fast-check';
import { elapsedText, elapsedTime } from '../../../src/domain/shared/elapsedTime';
import {
  DAY,
  HOUR,
  isStale,
  LIST_STALE_AFTER,
  MINUTE,
  PROFILE_STALE_AFTER,
  SECOND,
} from '../../../src/domain/shared/Instant';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { type LocalDate, localDate, localDateAt, noonOf, yearOf } from '../../../src/domain/shared/LocalDate';
import { relativeTime } from '../../../src/domain/shared/RelativeTime';
import { dateMovedBy, typedDate, weekday } from '../../../src/domain/shared/TypedDate';
import { delicateDays, timeZone } from '../../support/timeZone';

const anyInstant = fc.nat({ max: 4_000_000_000_000 });

describe('isStale', () => {
  it('uses 15 minutes for lists and 30 minutes for the profile', () => {
    expect([LIST_STALE_AFTER, PROFILE_STALE_AFTER]).toEqual([900_000, 1_800_000]);
  });

  it('is always true if nothing was fetched', () => {
    fc.assert(fc.property(anyInstant, now => expect(isStale(null, now, LIST_STALE_AFTER)).toBe(true)));
  });

  it('becomes true exactly when the period is over', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(LIST_STALE_AFTER, PROFILE_STALE_AFTER), (fetchedAt, after) => {
        expect(isStale(fetchedAt, fetchedAt, after)).toBe(false);
        expect(isStale(fetchedAt, fetchedAt + after, after)).toBe(false);
        expect(isStale(fetchedAt, fetchedAt + after + 1, after)).toBe(true);
      }),
    );
  });

  it('is true if the clock was set back by more than the period', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, fc.constantFrom(LIST_STALE_AFTER, PROFILE_STALE_AFTER), (now, ahead, after) =>
        expect(isStale(now + ahead, now, after)).toBe(ahead > after),
      ),
    );
  });
});

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

describe('typedDate', () => {
  /** A Sunday. */
  const today = '2026-11-29' as LocalDate;
  const years = { first: 2025, last: 2027 };
  const readAt = (text: string, reading: Parameters<typeof typedDate>[1]) => {
    const found = typedDate(text, reading);
    return typeof found === 'string' ? found : found.date;
  };
  const read = (text: string, language: Language) => readAt(text, { language, today, years });

  const locales = { de: 'de', en: 'en-GB', pl: 'pl' } as const;
  const language = fc.constantFrom(...languages);
  const date = fc.integer({ min: 0, max: 3 * 365 - 1 }).map(days => dateMovedBy('2025-01-01' as LocalDate, { days }));

  it.each([
    ['de', '4.12.', '2026-12-04'],
    ['de', '4.12', '2026-12-04'],
    ['de', '04.12.26', '2026-12-04'],
    ['de', '4. 12. 2026', '2026-12-04'],
    ['de', '4. Dezember', '2026-12-04'],
    ['de', '041226', '2026-12-04'],
    ['de', '4.1.', '2027-01-04'],
    ['de', '4.11.', '2026-11-04'],
    ['de', '1. Mrz 27', '2027-03-01'],
    ['de', '1. maerz 27', '2027-03-01'],
    ['de', 'fr', '2026-12-04'],
    ['de', 'Fr.', '2026-12-04'],
    ['de', 'so', '2026-12-06'],
    ['en', '4 Dec', '2026-12-04'],
    ['en', '4/12/2026', '2026-12-04'],
    ['en', '4 Sept 2026', '2026-09-04'],
    ['en', 'friday', '2026-12-04'],
    ['pl', '4 gru', '2026-12-04'],
    ['pl', '4 pazdziernika 2026', '2026-10-04'],
    ['pl', 'pt', '2026-12-04'],
    ['pl', 'śr', '2026-12-02'],
    ['pl', '2026-12-04', '2026-12-04'],
    ['pl', '+3', '2026-12-02'],
    ['pl', '-1', '2026-11-28'],
    ['de', '−1', '2026-11-28'],
    ['de', '０４．１２．', '2026-12-04'],
  ] as const)('reads in %s %j as %s', (spoken, text, expected) => {
    expect(read(text, spoken)).toBe(expected);
  });

  it.each([
    ['de', ''],
    ['de', '4'],
    ['de', '31.11.'],
    ['de', '29.2.2026'],
    ['de', '12.13.2026'],
    ['de', 'bald'],
    ['de', 'heute'],
    ['de', '4 dec'],
    ['de', '4. ju'],
    ['en', 't'],
    ['en', '4.12.2026 or 5.12.2026'],
    ['en', '4.12.026'],
  ] as const)('does not guess in %s what %j means', (spoken, text) => {
    expect(read(text, spoken)).toBe('unreadable');
  });

  it('refuses a year that the field does not take', () => {
    expect(read('4.12.2062', 'de')).toBe('outside');
    expect(read('4.12.24', 'de')).toBe('outside');
  });

  it('always reads a date as the app shows it, and in each usual spelling', () => {
    fc.assert(
      fc.property(language, date, (spoken, wanted) => {
        const [year = '', month = '', day = ''] = wanted.split('-');
        const shown = (['short', 'medium', 'long'] as const).map(dateStyle =>
          new Intl.DateTimeFormat(locales[spoken], { dateStyle }).format(noonOf(wanted)),
        );
        const spelled = [`${day}.${month}.${year}`, `${Number(day)}.${Number(month)}.${year.slice(2)}`];
        for (const text of [...shown, ...spelled, `${day}${month}${year}`, wanted]) {
          expect([text, read(text.toUpperCase(), spoken)]).toEqual([text, wanted]);
        }
      }),
    );
  });

  it('always chooses the nearest year if none is typed', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -180, max: 180 }), language, (from, days, spoken) => {
        const wanted = dateMovedBy(from, { days });
        fc.pre(!wanted.endsWith('02-29'));
        const [, month = '', day = ''] = wanted.split('-');
        const found = readAt(`${day}.${month}.`, {
          language: spoken,
          today: from,
          years: { first: 2024, last: 2029 },
        });
        expect(found).toBe(wanted);
      }),
    );
  });

  it('always reads a weekday as a day of the next week, and never as today', () => {
    fc.assert(
      fc.property(language, date, fc.integer({ min: 1, max: 7 }), (spoken, from, days) => {
        const wanted = dateMovedBy(from, { days });
        const name = new Intl.DateTimeFormat(locales[spoken], { weekday: 'long' }).format(noonOf(wanted));
        const found = readAt(name, { language: spoken, today: from, years: { first: 2024, last: 2029 } });
        expect(found).toBe(wanted);
        expect(weekday(wanted)).toBe((weekday(from) + days) % 7);
      }),
    );
  });

  it('never throws, and never answers with a day that does not exist or that the field does not take', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789. /-+decfrso') }));
    fc.assert(
      fc.property(text, language, (typed, spoken) => {
        const found = read(typed, spoken);
        if (found === 'unreadable' || found === 'outside') return;
        expect(localDate(found)).toBe(found);
        expect(yearOf(found)).toBeGreaterThanOrEqual(years.first);
        expect(yearOf(found)).toBeLessThanOrEqual(years.last);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('RelativeTime', () => {
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
});

describe('the elapsed time', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [59_999, { days: 0, hours: 0, minutes: 0 }],
    [7 * MINUTE, { days: 0, hours: 0, minutes: 7 }],
    [3 * HOUR + MINUTE, { days: 0, hours: 3, minutes: 1 }],
    [2 * DAY + 23 * HOUR + 59 * MINUTE, { days: 2, hours: 23, minutes: 59 }],
  ])('splits %d milliseconds into %j', (gone, parts) => expect(elapsedTime(1_000, 1_000 + gone)).toEqual(parts));

  it.each([
    [7 * MINUTE, '7min'],
    [3 * HOUR + MINUTE, '3h 1min'],
    [3 * HOUR, '3h 0min'],
    [2 * DAY + 23 * HOUR + 59 * MINUTE, '2d 23h 59min'],
    [2 * DAY, '2d 0h 0min'],
  ])('of %d milliseconds reads %s', (gone, text) => expect(elapsedText(1_000, 1_000 + gone)).toBe(text));

  it.each([
    ['2026-03-07', '2026-03-08', timeZone === 'America/St_Johns' ? '23h 0min' : '1d 0h 0min'],
    ['2026-10-31', '2026-11-01', timeZone === 'America/St_Johns' ? '1d 1h 0min' : '1d 0h 0min'],
    ['2028-02-28', '2028-03-01', '2d 0h 0min'],
  ])('counts hours and not days of the calendar from noon of %s to noon of %s', (since, now, text) =>
    expect(elapsedText(noonOf(since), noonOf(now))).toBe(text),
  );

  it('is never negative', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(), (now, ahead) =>
        expect(elapsedTime(now + ahead, now)).toEqual({ days: 0, hours: 0, minutes: 0 }),
      ),
    );
  });

  it('always adds up to the duration, rounded down to a minute', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat({ max: 1000 * DAY }), (since, gone) => {
        const { days, hours, minutes } = elapsedTime(since, since + gone);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        const rest = gone - days * DAY - hours * HOUR - minutes * MINUTE;
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(MINUTE);
      }),
    );
  });
});
