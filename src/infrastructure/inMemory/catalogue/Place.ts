export type CountryCode = 'DE' | 'PL' | 'AT' | 'IT' | 'NL';

/** The coordinates of the town centre in degrees. */
export interface Place {
  readonly countryCode: CountryCode;
  readonly name: string;
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** In km. */
const EARTH_RADIUS = 6371;

/** The great-circle distance in km. */
export function distanceBetween(one: Place, other: Place): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const arc = north + Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(arc));
}
