const made = new Map<string, Intl.DisplayNames>();

/**
 * The names of countries in a language. `Intl.DisplayNames` takes about 100 ms to create on a slow machine, so the first
 * screen does not wait for it.
 */
export function countryNames(language: string): Intl.DisplayNames {
  let names = made.get(language);
  if (!names) made.set(language, (names = new Intl.DisplayNames([localeOf(language)], { type: 'region' })));
  return names;
}

/** `en` alone would format dates and numbers as in the United States. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
