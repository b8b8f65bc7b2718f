import { localeOf } from './localeOf';

const made = new Map<string, Intl.DisplayNames>();

/**
 * The names of countries in a language. `Intl.DisplayNames` takes about 50 ms to create on a slow machine, so call this
 * function before the first render that needs it.
 */
export function countryNames(language: string): Intl.DisplayNames {
  let names = made.get(language);
  if (!names) made.set(language, (names = new Intl.DisplayNames([localeOf(language)], { type: 'region' })));
  return names;
}
