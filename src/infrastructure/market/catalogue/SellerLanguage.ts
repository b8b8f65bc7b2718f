import type { CountryCode } from './Place';

export type SellerLanguage = 'de' | 'pl' | 'it' | 'nl';

export function languageSpokenIn(countryCode: CountryCode): SellerLanguage {
  if (countryCode === 'PL') return 'pl';
  if (countryCode === 'IT') return 'it';
  return countryCode === 'NL' ? 'nl' : 'de';
}
