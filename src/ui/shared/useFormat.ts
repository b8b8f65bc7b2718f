import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsedTime } from '../../domain/shared/ElapsedTime';
import { groupedNumber } from '../../domain/shared/GroupedNumber';
import type { Instant } from '../../domain/shared/Instant';
import { type Money, moneyText } from '../../domain/shared/Money';

/** Numbers, money and times as the reader of the chosen language writes them. */
export function useFormat() {
  const { t, i18n } = useTranslation('shared');
  const { language } = i18n;
  // English here is the English of Europe.
  const locale = language === 'en' ? 'en-GB' : language;
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const countries = new Intl.DisplayNames([locale], { type: 'region' });
    return {
      money: (money: Money) => moneyText(money, language === 'en' ? '.' : ','),
      number: groupedNumber,
      date: (instant: Instant) => day.format(instant),
      moment: (instant: Instant) => moment.format(instant),
      country: (code: string) => (/^[A-Za-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code),
      elapsed: (since: Instant, now: Instant) => {
        const { days, hours, minutes } = elapsedTime(since, now);
        if (days > 0) return t('elapsed.days', { days, hours, minutes });
        return hours > 0 ? t('elapsed.hours', { hours, minutes }) : t('elapsed.minutes', { minutes });
      },
    };
  }, [language, locale, t]);
}
