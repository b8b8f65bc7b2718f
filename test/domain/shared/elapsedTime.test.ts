import * as fc from 'fast-check';
import { elapsedText, elapsedTime } from '../../../src/domain/shared/elapsedTime';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { noonOf } from '../../../src/domain/shared/LocalDate';
import { timeZone } from '../../support/timeZone';

const anyInstant = fc.nat({ max: 4_000_000_000_000 });

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
