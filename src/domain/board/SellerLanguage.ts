import type { Language } from '../shared/Language';

const languageOf: Readonly<Record<string, Language>> = { DE: 'de', AT: 'de', CH: 'de', LI: 'de', PL: 'pl' };

/** The language of a paper or a message for a seller in this country: English if the app does not speak theirs. */
export const sellerLanguage = (country: string | null): Language => languageOf[country?.toUpperCase() ?? ''] ?? 'en';
