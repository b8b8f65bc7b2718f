import type { LocalDate } from './LocalDate';

/** Adds months, then days. If the target month is too short, the last day of that month is used. */
export function dateMovedBy(date: LocalDate, { days = 0, months = 0 }: { days?: number; months?: number }): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + days));
  return moved.toISOString().slice(0, 10) as LocalDate;
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date: LocalDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
