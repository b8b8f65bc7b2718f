import * as fc from 'fast-check';
import { isMinuteOfDay, isQuiet, minuteOf, minuteOfDay, timeText } from '../../../src/domain/notifications/QuietHours';

const minute = fc.nat(24 * 60 - 1);

describe('isQuiet', () => {
  it.each([
    [20 * 60, true],
    [7 * 60 - 1, true],
    [0, true],
    [7 * 60, false],
    [20 * 60 - 1, false],
  ])('from 20:00 to 07:00, at minute %d, is %s', (now, quiet) => {
    expect(isQuiet({ from: 20 * 60, to: 7 * 60 }, now)).toBe(quiet);
  });

  it('is true at each minute either for some hours or for those between them, if they are not empty', () => {
    fc.assert(
      fc.property(minute, minute, minute, (from, to, now) => {
        fc.pre(from !== to);
        expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now));
      }),
    );
  });

  it('is never true if the hours end when they begin', () => {
    fc.assert(fc.property(minute, minute, (end, now) => expect(isQuiet({ from: end, to: end }, now)).toBe(false)));
  });
});

describe('a time of day', () => {
  it('is read as it is written', () => {
    fc.assert(fc.property(minute, now => expect(minuteOf(timeText(now))).toBe(now)));
  });

  it.each(['', '24:00', '7:30', '07:60', '07:30:00'])('is not read from %j', text => {
    expect(minuteOf(text)).toBeNull();
  });

  it('is the one of the time zone of this device', () => {
    expect(minuteOfDay(new Date(2026, 10, 26, 21, 5, 59).getTime())).toBe(21 * 60 + 5);
  });

  it.each([-1, 24 * 60, 0.5, '60'])('is never %j', value => expect(isMinuteOfDay(value)).toBe(false));
});
