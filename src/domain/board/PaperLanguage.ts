import { isLanguage, type Language, languages } from '../shared/Language';

/** The languages of a paper for a seller: those of the app, and those that many sellers speak. */
export const paperLanguages = [...languages, 'it', 'nl'] as const;

export type PaperLanguage = (typeof paperLanguages)[number];

const languageOf: Readonly<Record<string, PaperLanguage>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  PL: 'pl',
  IT: 'it',
  SM: 'it',
  NL: 'nl',
};

/** The language in which a seller in this country probably writes. Undefined if it is none of these. */
export const sellerWritesIn = (country: string | null): PaperLanguage | undefined =>
  languageOf[country?.toUpperCase() ?? ''];

/** The language of a paper for a seller in this country: English if there is none in theirs. */
export const paperLanguage = (country: string | null): PaperLanguage => sellerWritesIn(country) ?? 'en';

/** The language of a message to a seller in this country: English if the app does not speak theirs. */
export function sellerLanguage(country: string | null): Language {
  const language = paperLanguage(country);
  return isLanguage(language) ? language : 'en';
}
