import type { LocalDate } from '../shared/LocalDate';

export const periods = ['all', 'thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];

/** In months. */
const lengths = { Month: 1, Quarter: 3, Year: 12 } as const;

/** Whether a date, YYYY-MM-DD, is in the period. */
export function isInPeriod(date: string, period: Period, today: LocalDate): boolean {
  if (period === 'all') return true;
  const [, back, unit] = /^(this|last)(Month|Quarter|Year)$/.exec(period) ?? [];
  const length = lengths[unit as keyof typeof lengths];
  const unitsSince = (day: string) => Math.floor(monthsSince(day) / length);
  return unitsSince(date) === unitsSince(today) - (back === 'last' ? 1 : 0);
}

const monthsSince = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
