import { calendarDaysBetween, localDate, noonOf } from '../../../domain/shared/LocalDate';
import { useFormat } from './useFormat';
import { useNow } from './useNow';

/** Words for a calendar date, YYYY-MM-DD: 'today', 'yesterday', or the date. */
export function useDayText(): (day: string) => string {
  const { calendarDate, daysAgo } = useFormat();
  const now = useNow();
  return day => {
    const days = localDate(day) ? calendarDaysBetween(noonOf(day), now) : NaN;
    return days === 0 || days === 1 ? daysAgo(days) : calendarDate(day);
  };
}
