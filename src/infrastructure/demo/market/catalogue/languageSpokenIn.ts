import type { TownCountry } from '../../../../domain/valuation/towns';

export type SellerLanguage = 'de' | 'pl' | 'it' | 'nl';

export function languageSpokenIn(countryCode: TownCountry): SellerLanguage {
  if (countryCode === 'PL') return 'pl';
  if (countryCode === 'IT') return 'it';
  return countryCode === 'NL' ? 'nl' : 'de';
}
