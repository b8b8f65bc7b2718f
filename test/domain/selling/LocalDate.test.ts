import * as fc from 'fast-check';
import { localDate, localDateAt, noonOf } from '../../../src/domain/selling/LocalDate';

describe('localDate', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-12-31', '0001-01-01'])('%s is a day', text =>
    expect(localDate(text)).toBe(text),
  );

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '28.02.2026', '2026-02-28T10:00', ' 2026-02-28'])(
    '%j is none',
    text => expect(localDate(text)).toBeNull(),
  );

  it('always is the day on the clock of the reader, whatever the hour', () => {
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

  it('never lets the year of a day be taken for one of the last century', () => {
    const day = localDate('0026-03-04')!;
    expect(new Date(noonOf(day)).getFullYear()).toBe(26);
  });
});
