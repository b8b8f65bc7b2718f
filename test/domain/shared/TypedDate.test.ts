import fc from 'fast-check';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { type LocalDate, localDate, noonOf, yearOf } from '../../../src/domain/shared/LocalDate';
import { dateMovedBy, typedDate, weekday } from '../../../src/domain/shared/TypedDate';

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

describe('typedDate', () => {
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
