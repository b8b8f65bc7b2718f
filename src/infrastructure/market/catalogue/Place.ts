export type CountryCode = 'DE' | 'PL' | 'AT' | 'IT' | 'NL';

/** The coordinates of the town centre in degrees. */
export interface Place {
  readonly countryCode: CountryCode;
  readonly name: string;
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
}
