import { localeOf } from './localeOf';

const made = new Map<string, Intl.DisplayNames>();

/**
 * The names of countries in a language. To make them takes a slow machine some fifty milliseconds: who asks early has
 * them when they are to be drawn.
 */
export function countryNames(language: string): Intl.DisplayNames {
  let names = made.get(language);
  if (!names) made.set(language, (names = new Intl.DisplayNames([localeOf(language)], { type: 'region' })));
  return names;
}
