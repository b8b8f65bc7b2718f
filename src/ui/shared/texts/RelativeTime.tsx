import type { Instant } from '../../../domain/shared/Instant';
import { calendarDaysBetween, localDate, noonOf } from '../../../domain/shared/LocalDate';
import { relativeTime } from '../../../domain/shared/RelativeTime';
import { useFormat } from './useFormat';
import { useNow } from './useNow';
import { useTexts } from './useTexts';

const formats = new Map<string, Intl.RelativeTimeFormat>();

interface RelativeTimeProps {
  readonly instant: Instant;
  /** The names of the units are abbreviated. */
  readonly isShort?: boolean;
}

/** The time since the instant, or the date if the instant is long ago. The exact time appears on hover. */
export function RelativeTime({ instant, isShort = false }: RelativeTimeProps) {
  const { t, language } = useTexts('shared');
  const { date, moment } = useFormat();
  const ago = relativeTime(instant, useNow());
  const style = isShort ? 'short' : 'long';
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  formats.set(key, format);
  return (
    <time dateTime={new Date(instant).toISOString()} title={moment(instant)}>
      {ago?.value === 0 ? t('justNow') : ago ? format.format(-ago.value, ago.unit) : date(instant)}
    </time>
  );
}

/** Words for a calendar date, YYYY-MM-DD: 'today', 'yesterday', or the date. */
export function useDayText(): (day: string) => string {
  const { calendarDate, daysAgo } = useFormat();
  const now = useNow();
  return day => {
    const days = localDate(day) ? calendarDaysBetween(noonOf(day), now) : NaN;
    return days === 0 || days === 1 ? daysAgo(days) : calendarDate(day);
  };
}
