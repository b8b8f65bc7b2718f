import { elapsedText } from '../../../domain/shared/elapsedTime';
import { groupedNumber } from '../../../domain/shared/groupedNumber';
import type { Instant } from '../../../domain/shared/Instant';
import { decimalSign, type Language } from '../../../domain/shared/Language';
import { calendarDaysBetween, localDate, noonOf } from '../../../domain/shared/LocalDate';
import { type Money, moneyText } from '../../../domain/shared/Money';
import { textsIn, useTexts } from './useTexts';

type Format = ReturnType<typeof formatOf>;

const formats = new Map<string, Format>();

/** Formats numbers, money and times for the current language. */
export const useFormat = (): Format => formatIn(useTexts('shared').language);

/** The same for another language. */
export function formatIn(language: string): Format {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = formatOf(language)));
  return format;
}

function formatOf(language: string) {
  const locale = localeOf(language);
  const sign = decimalSign(language);
  // Each `Intl` formatter takes milliseconds to create, so it is created on first use and kept.
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
  const collator = once(() => new Intl.Collator(locale, { numeric: true }));
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const dayOfYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
  const dayOfOtherYear = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  // Slowest of all, so the countries in which most vehicles are have their names in the texts.
  const otherCountries = once(() => new Intl.DisplayNames([locale], { type: 'region' }));
  const relativeDay = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  /** 'today' for 0, 'yesterday' for 1. */
  const daysAgo = (days: number) => relativeDay().format(-days, 'day');
  return {
    money: (money: Money) => moneyText(money, sign),
    number: groupedNumber,
    decimal: (value: number | string) => String(value).replace('.', sign),
    percent: (value: number | string) => `${String(value).replace('.', sign)}${language === 'de' ? '\u00a0' : ''}%`,
    date: (instant: Instant) => day().format(instant),
    /** A calendar date, YYYY-MM-DD. Another text is shown as it is. */
    calendarDate: (text: string) => (localDate(text) ? day().format(noonOf(text)) : text),
    /** A month, YYYY-MM. */
    month: (text: string) => month().format(noonOf(`${text}-01`)),
    moment: (instant: Instant) => moment().format(instant),
    /** 'yesterday 18:02'. An earlier day is a date. */
    dayAndTime: (instant: Instant, now: Instant) => {
      const days = calendarDaysBetween(instant, now);
      if (days < 0 || days > 1) return moment().format(instant);
      return `${daysAgo(days)} ${time().format(instant)}`;
    },
    /** '26 Nov 18:02'. With the year, unless it is this one. */
    shortMoment: (instant: Instant, now: Instant) => {
      const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
      return `${(isThisYear ? dayOfYear() : dayOfOtherYear()).format(instant)} ${time().format(instant)}`;
    },
    daysAgo,
    /** Negative if the first text comes before the second. */
    compareTexts: (one: string, other: string) => collator().compare(one, other),
    /** The name of a country by its two letters. Another text is shown as it is. */
    country: (code: string) => {
      const letters = code.toUpperCase();
      if (!/^[A-Z]{2}$/.test(letters)) return code;
      const key = `names.${letters as 'DE'}` as const;
      const name: string = textsIn(language as Language, 'sharedCountries').t(key);
      // Without a text, and in a language that only papers have, the name is the key.
      return name === key ? (otherCountries().of(letters) ?? code) : name;
    },
    elapsed: elapsedText,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** `en` alone would format dates and numbers as in the United States. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
