import type { Language } from './Language';
import { type LocalDate, localDate, yearOf } from './LocalDate';
import { withoutInvisible } from './TypedNumber';

interface DateNames {
  /** From January, each with all of its forms. */
  readonly months: string;
  /** From Monday. */
  readonly weekdays: string;
}

const names: Readonly<Record<Language, DateNames>> = {
  de: {
    months: 'januar|jänner februar märz|maerz|mrz april mai juni juli august september oktober november dezember',
    weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  },
  en: {
    months: 'january february march april may june july august september october november december',
    weekdays: 'monday tuesday wednesday thursday friday saturday sunday',
  },
  pl: {
    months:
      'stycznia|styczeń lutego|luty marca|marzec kwietnia|kwiecień maja czerwca|czerwiec lipca|lipiec sierpnia|sierpień września|wrzesień października|październik listopada|listopad grudnia|grudzień',
    weekdays: 'poniedziałek|pn wtorek środa czwartek|czw piątek|pt sobota niedziela|nd',
  },
};

/** What is known when the dealer types a date. */
interface DateReading {
  readonly language: Language;
  readonly today: LocalDate;
  /** Another year is refused. */
  readonly years: { readonly first: number; readonly last: number };
}

/**
 * The date that a dealer means: `4.12.`, `04.12.26`, `4 Dec`, `041226`, `2026-12-04`, `+3` for a number of days from today, or
 * `fr` for the next Friday. Without a year, it is the date that is nearest to today.
 */
export function typedDate(
  typed: string,
  { language, today, years }: DateReading,
): { readonly date: LocalDate } | 'unreadable' | 'outside' {
  const text = folded(withoutInvisible(typed));
  const date = daysFrom(text, today) ?? weekdayAfter(text, today, language) ?? calendarDate(text, today, language);
  if (date === null) return 'unreadable';
  const year = yearOf(date);
  return year < years.first || year > years.last ? 'outside' : { date };
}

/** Lower case and without accents, which a foreign keyboard lacks. Full-width digits become usual ones. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .trim();

function daysFrom(text: string, today: LocalDate): LocalDate | null {
  const [, sign, days] = /^([+-]) ?(\d{1,3})$/.exec(text) ?? [];
  return days === undefined ? null : dateMovedBy(today, { days: sign === '-' ? -Number(days) : Number(days) });
}

function weekdayAfter(text: string, today: LocalDate, language: Language): LocalDate | null {
  const wanted = placeOf(text.replace(/\.$/, ''), names[language].weekdays, 2);
  if (wanted === null) return null;
  const days = (wanted - weekday(today) + 7) % 7;
  return dateMovedBy(today, { days: days || 7 });
}

const SEPARATOR = '[ ./-]{1,2}';
const YEAR = '(\\d{4}|\\d{2})';
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const DAY_FIRST = new RegExp(`^(\\d{1,2})${SEPARATOR}(\\d{1,2}|\\p{L}+)(?:${SEPARATOR}${YEAR}|[./]?)$`, 'u');

function calendarDate(text: string, today: LocalDate, language: Language): LocalDate | null {
  const iso = ISO.exec(text);
  if (iso) return dateOf(iso[1]!, Number(iso[2]), iso[3]!);
  const [, day, month = '', year] = DIGITS.exec(text) ?? DAY_FIRST.exec(text) ?? [];
  if (day === undefined) return null;
  const place = /^\d/.test(month) ? Number(month) : (placeOf(month, names[language].months, 3) ?? -1) + 1;
  if (year !== undefined) return dateOf(year.length === 2 ? `20${year}` : year, place, day);
  const near = [-1, 0, 1].map(more => dateOf(String(yearOf(today) + more), place, day)).filter(date => date !== null);
  const distance = (date: LocalDate) => Math.abs(Date.parse(date) - Date.parse(today));
  return near.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

const dateOf = (year: string, month: number, day: string): LocalDate | null =>
  localDate([year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-'));

/** The place of the only name that begins with the word. */
function placeOf(word: string, all: string, least: number): number | null {
  if (word.length < least) return null;
  const places = folded(all)
    .split(' ')
    .flatMap((forms, place) => (forms.split('|').some(form => form.startsWith(word)) ? place : []));
  return places.length === 1 ? places[0]! : null;
}

/** Adds months, then days. If the target month is too short, the last day of that month is used. */
export function dateMovedBy(date: LocalDate, { days = 0, months = 0 }: { days?: number; months?: number }): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + days));
  return moved.toISOString().slice(0, 10) as LocalDate;
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date: LocalDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
