import { DAY } from '../../../domain/shared/Instant';
import { localDate, localDateAt, noonOf } from '../../../domain/shared/LocalDate';
import { useFormat } from './useFormat';
import { useNow } from './useNow';

/** Words for a calendar date, YYYY-MM-DD: 'today', 'yesterday', or the date. */
export function useDayText(): (day: string) => string {
  const { calendarDate, daysAgo } = useFormat();
  const today = noonOf(localDateAt(useNow()));
  return day => {
    const days = localDate(day) ? Math.round((today - noonOf(day)) / DAY) : NaN;
    return days === 0 || days === 1 ? daysAgo(days) : calendarDate(day);
  };
}
