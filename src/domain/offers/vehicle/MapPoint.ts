import type { OfferDetail } from '../OfferDetail';

export type Whereabouts = Pick<OfferDetail, 'latitude' | 'longitude' | 'countryCode'>;

/** Degrees. `exact` is false if it is only the center of the country. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly exact: boolean;
}

/** Fractions (0 to 1) of the drawing of Europe, from its left and its top edge. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly exact: boolean;
}

type Degrees = readonly [latitude: number, longitude: number];

const countryCentres: ReadonlyMap<string | undefined, Degrees> = new Map([
  ['DE', [51.16, 10.45]],
  ['PL', [52.07, 19.48]],
  ['AT', [47.59, 14.14]],
  ['IT', [42.8, 12.5]],
  ['NL', [52.25, 5.55]],
  ['BE', [50.64, 4.66]],
  ['FR', [46.6, 2.45]],
  ['CH', [46.8, 8.23]],
  ['CZ', [49.8, 15.47]],
  ['DK', [55.96, 10.05]],
  ['LU', [49.77, 6.09]],
  ['SK', [48.7, 19.48]],
  ['SI', [46.12, 14.82]],
  ['HU', [47.18, 19.5]],
]);

/** The position from the server, or else the center of the country, or else null. */
export function mapPosition(offer: Whereabouts): MapPosition | null {
  return exactPosition(offer) ?? countryPosition(offer);
}

/**
 * The position on the drawing of Europe. A position outside the drawing falls back to the center of its country. Null
 * if that is outside too, or unknown.
 */
export function mapPoint(offer: Whereabouts): MapPoint | null {
  const exact = exactPosition(offer);
  const position = exact && isDrawn(exact) ? exact : countryPosition(offer);
  return position && pointOf(position);
}

function exactPosition({ latitude, longitude }: Whereabouts): MapPosition | null {
  if (latitude === null || longitude === null) return null;
  // The negated comparison also rejects NaN. 0/0 lies in the Atlantic and means an empty form.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || (latitude === 0 && longitude === 0)) return null;
  return { latitude, longitude, exact: true };
}

function countryPosition({ countryCode }: Whereabouts): MapPosition | null {
  const centre = countryCentres.get(countryCode?.toUpperCase());
  return centre ? { latitude: centre[0], longitude: centre[1], exact: false } : null;
}

/** The edges of src/ui/maps/europe.svg, in degrees. */
const WEST = -11;
const EAST = 32;
const SOUTH = 35;
const NORTH = 60;

const isDrawn = ({ latitude, longitude }: MapPosition) =>
  latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST;

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const KM_PER_DEGREE = 111.32;

/** How many km the drawing is wide at the height of a point. The further north, the fewer. */
export const drawingWidth = (point: Pick<MapPoint, 'x' | 'y'>): number =>
  (EAST - WEST) * KM_PER_DEGREE * Math.cos((positionAt(point).latitude * Math.PI) / 180);

/** The position at a point of the drawing, the inverse of `mapPoint`. */
export function positionAt({ x, y }: Pick<MapPoint, 'x' | 'y'>): { latitude: number; longitude: number } {
  const height = mercator(NORTH) - y * (mercator(NORTH) - mercator(SOUTH));
  return {
    latitude: (360 / Math.PI) * (Math.atan(Math.exp(height)) - Math.PI / 4),
    longitude: WEST + x * (EAST - WEST),
  };
}

function pointOf({ latitude, longitude, exact }: MapPosition): MapPoint {
  return {
    x: (longitude - WEST) / (EAST - WEST),
    y: (mercator(NORTH) - mercator(latitude)) / (mercator(NORTH) - mercator(SOUTH)),
    exact,
  };
}
