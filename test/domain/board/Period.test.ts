import * as fc from 'fast-check';
import { isInPeriod, type Period, periods } from '../../../src/domain/board/Period';
import { type LocalDate, localDateAt, noonOf } from '../../../src/domain/shared/LocalDate';

const DAY = 86_400_000;
const on = (day: number): LocalDate => localDateAt(noonOf('2024-01-01') + day * DAY);

describe('isInPeriod', () => {
  it.each<[Period, string, string]>([
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ])('%s has the days from %s to %s, on 28 November 2026', (period, first, last) => {
    const today = '2026-11-28' as LocalDate;
    const dayBeside = (date: string, days: number) => localDateAt(noonOf(date) + days * DAY);
    expect([first, last].map(day => isInPeriod(day, period, today))).toEqual([true, true]);
    expect([dayBeside(first, -1), dayBeside(last, 1)].map(day => isInPeriod(day, period, today))).toEqual([
      false,
      false,
    ]);
  });

  it('always has today in each running period, in no last one, and every day in one that is not limited', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), day => {
        const today = on(day);
        const found = periods.filter(period => isInPeriod(today, period, today));
        expect(found).toEqual(['all', 'thisMonth', 'thisQuarter', 'thisYear']);
      }),
    );
  });
});
