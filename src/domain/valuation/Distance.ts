import { mapPosition, type Whereabouts } from '../offers/vehicle/MapPoint';

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** In km. */
const EARTH_RADIUS = 6371;

/** Roads are longer than the straight line by about this factor. */
const DETOUR = 1.3;

/** The great-circle distance in km. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const arc = north + Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * east;
  // Rounding can make the arc of opposite points larger than 1.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, arc)));
}

/** The km to drive, and how they are known. */
export interface RoadDistance {
  readonly km: number;
  readonly source: 'typed' | 'straightLine';
}

/**
 * The typed km, or else 1.3 times the straight line from the dealer's yard in whole km. Null if the offer has no exact
 * position, its page is not loaded (null) or the yard is not set.
 */
export function roadDistance(
  typed: number | null,
  yard: Position | null,
  offer: Whereabouts | null,
): RoadDistance | null {
  if (typed !== null) return { km: typed, source: 'typed' };
  const position = offer && mapPosition(offer);
  if (yard === null || !position?.exact) return null;
  return { km: Math.round(distanceBetween(yard, position) * DETOUR), source: 'straightLine' };
}

/** Where an opened offer is. Undefined if it does not state an exact place. */
export function exactPlace(offer: Whereabouts): Position | undefined {
  const position = mapPosition(offer);
  return position?.exact ? { latitude: position.latitude, longitude: position.longitude } : undefined;
}

/** The km to drive between two places, as 1.3 times the straight line. Null unless the positions of both are exact. */
export function distanceOnRoad(one: Whereabouts | undefined, other: Whereabouts | undefined): number | null {
  const [from, to] = [one, other].map(place => place && mapPosition(place));
  return from?.exact && to?.exact ? Math.round(distanceBetween(from, to) * DETOUR) : null;
}
