export const languages = ['de', 'pl', 'en'] as const;

export type Language = (typeof languages)[number];

/** The sign before the decimals of a number. */
export type DecimalSign = '.' | ',';

export const decimalSign = (language: string): DecimalSign => (language === 'en' ? '.' : ',');

export const isLanguage = (text: unknown): text is Language => languages.some(language => language === text);

/** The first supported language among the BCP 47 tags, such as `de-AT`. English if there is none. */
export function languageOf(tags: readonly string[]): Language {
  return tags.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
