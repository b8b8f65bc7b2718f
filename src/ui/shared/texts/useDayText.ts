import { DAY } from '../../../domain/shared/Instant';
import { localDate, localDateAt, noonOf } from '../../../domain/shared/LocalDate';
import { useFormat } from './useFormat';
import { useNow } from './useNow';
import { useTexts } from './useTexts';

/** Words for a calendar date, YYYY-MM-DD: 'today', 'yesterday', or the date. */
export function useDayText(): (day: string) => string {
  const { language } = useTexts('shared');
  const { calendarDate } = useFormat();
  const today = noonOf(localDateAt(useNow()));
  return day => {
    const days = localDate(day) ? Math.round((today - noonOf(day)) / DAY) : NaN;
    if (days !== 0 && days !== 1) return calendarDate(day);
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  };
}
