export type SellerLanguage = 'de' | 'pl' | 'it' | 'nl';

export function languageSpokenIn(countryCode: CountryCode): SellerLanguage {
  if (countryCode === 'PL') return 'pl';
  if (countryCode === 'IT') return 'it';
  return countryCode === 'NL' ? 'nl' : 'de';
}

export type CountryCode = 'DE' | 'PL' | 'AT' | 'IT' | 'NL';

/** The coordinates of the town centre in degrees. */
export interface Place {
  readonly countryCode: CountryCode;
  readonly name: string;
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
}
