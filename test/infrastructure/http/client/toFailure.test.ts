import fc from 'fast-check';
import { retryAfter } from '../../../../src/infrastructure/http/client/toFailure';

const sent = 'Sun, 06 Nov 1994 08:49:37 GMT';

const seconds = (told: string | null, date: string | null = sent) =>
  retryAfter(new Headers({ ...(told !== null && { 'Retry-After': told }), ...(date !== null && { Date: date }) }));

describe('retryAfter', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    ['Sun, 06 Nov 1994 08:50:07 GMT', 30],
    ['Sunday, 06-Nov-94 08:50:07 GMT', 30],
    ['Sun Nov  6 08:50:07 1994', 30],
    ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
  ])('reads %j as %d seconds', (told, wait) => expect(seconds(told)).toBe(wait));

  it.each([null, '', '-5', '1.5', '2 minutes', 'soon', 'Sunday', '1994-11-06T08:50:07Z'])('does not read %j', told =>
    expect(seconds(told)).toBeNull(),
  );

  it('does not read a date if the server’s own time is hidden', () => {
    expect(seconds('Sun, 06 Nov 1994 08:50:07 GMT', null)).toBeNull();
    expect(seconds('30', null)).toBe(30);
  });

  it('always reads a date as the seconds since the server’s own time, whatever this device’s clock shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
        fc.nat(),
        (date, wait) => {
          const due = new Date(date.getTime() + wait * 1_000);
          expect(seconds(due.toUTCString(), date.toUTCString())).toBe(wait);
        },
      ),
    );
  });
});
